import { useId, useState } from "react";
import * as z from "zod/mini";
import { PersonPicker } from "#client/features/signatures/masters/PersonPicker.tsx";
import { usePeople } from "#client/features/signatures/masters/usePeople.ts";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { Email, KnownPassword } from "#shared/auth/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { Team } from "#shared/members/schema.ts";
import { offer, withdraw } from "#shared/members/teams/endpoints.ts";
import { useAttempt } from "../useAttempt.ts";

const MOMENT = {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
} as const;

type Props = { team: Team; onTeam(team: Team): void };

/** Gives the team to one of its people, who accepts by a mailed link; until then it can be taken back. */
export function HandOver({ team, onTeam }: Props) {
  const { call } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, attempt } = useAttempt();
  const { transfer } = team;
  return (
    <PageCard
      title={t("Hand the team over")}
      text={t("Somebody else pays and decides from then on. You stay in the team as an admin.")}
    >
      {problem && (
        <InlineAlert kind="danger" className="mb-4">
          {problem.message}
        </InlineAlert>
      )}
      {transfer ? (
        <InlineAlert
          kind="info"
          actions={
            <Button
              look="secondary"
              size="small"
              isLoading={isBusy}
              onClick={() => void attempt(async () => onTeam(await call(withdraw, {})))}
            >
              {t("Take the offer back")}
            </Button>
          }
        >
          {/* The reader's time zone may be another than the server's. */}
          <span suppressHydrationWarning>
            {t("You have offered the team to {email}. They can accept it until {moment}.", {
              email: transfer.email,
              moment: formatMoment(Date.parse(transfer.expiresAt), MOMENT),
            })}
          </span>
        </InlineAlert>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t("Hand the team over")}
        </Button>
      )}
      {isOpen && <OfferDialog onTeam={onTeam} onClose={() => setOpen(false)} />}
    </PageCard>
  );
}

/** Whoever has not accepted an invitation owns nothing. */
const JOINED = { status: "registered" } as const;
const Wanted = z.strictObject({ email: Email, password: KnownPassword });

function OfferDialog({ onTeam, onClose }: { onTeam(team: Team): void; onClose(): void }) {
  const { call } = useApp();
  const id = useId();
  const { form, field, problem, isBusy } = useForm(Wanted, { email: "", password: "" }, async (body) => {
    onTeam(await call(offer, { body }));
    onClose();
  });
  const { data, isPending } = usePeople("", JOINED);
  const isNobody = data?.items.length === 0;
  const { onChange, error, name, value } = field("email");
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Hand the team over")}
      description={t(
        "They get a mail with a link, and own the team once they accept: its plan, its people and all of its signatures. You stay in it as an admin.",
      )}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {isNobody ? t("Close") : t("Cancel")}
          </Button>
          {!isNobody && (
            <Button type="submit" form={id} isLoading={isBusy || isPending}>
              {t("Send the offer")}
            </Button>
          )}
        </>
      }
    >
      {isNobody ? (
        <InlineAlert kind="info" className="mt-4">
          {t("Nobody has joined the team yet. Invite the person first; they can own it once they have accepted.")}
        </InlineAlert>
      ) : (
        <form id={id} {...form} className="mt-4 space-y-4">
          {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
          <PersonPicker
            by="email"
            label={t("New owner")}
            wanted={JOINED}
            name={name}
            value={value}
            error={error}
            onChange={(email) => onChange({ target: { value: email } })}
          />
          <PasswordField {...field("password")} label={t("Your password")} autoComplete="current-password" />
        </form>
      )}
    </Modal>
  );
}
