import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { TEAM_ERRORS } from "#shared/errors/teams.ts";
import { t } from "#shared/languages/translate.ts";
import { list, resendInvite } from "#shared/members/endpoints.ts";
import type { InviteVerdict } from "#shared/members/schema.ts";
import { useAttempt } from "../useAttempt.ts";

type Props = { people: readonly InviteVerdict[]; onResent(): Promise<void>; onBack(): void; onClose(): void };

/** Everybody on the list is in the team, or invited: those can get their link again. */
export function Used({ people, onResent, onBack, onClose }: Props) {
  const [first] = people;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={
        people.length === 1
          ? t("{email} is on your list already", { email: first?.email ?? "" })
          : t("They are on your list already")
      }
      description={t("Nobody was invited a second time, and nothing was sent.")}
      actions={
        <>
          <Button look="secondary" data-autofocus onClick={onBack}>
            {t("Invite somebody else")}
          </Button>
          <Button onClick={onClose}>{t("Done")}</Button>
        </>
      }
    >
      <ul className="mt-4 divide-y divide-line">
        {people.map((person) => (
          <Person key={person.email} person={person} onResent={onResent} />
        ))}
      </ul>
    </Modal>
  );
}

function Person({ person: { email, verdict }, onResent }: { person: InviteVerdict; onResent(): Promise<void> }) {
  const { call } = useApp();
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, attempt } = useAttempt();
  const resend = () =>
    attempt(async () => {
      // The list is searched by the beginnings of words, so others may be found too.
      const { items } = await call(list, { querystring: { search: email } });
      const member = items.find((found) => found.email === email);
      if (!member) throw new ApiError({ code: "not_found", ...COMMON_ERRORS.not_found });
      await call(resendInvite, { params: { id: member.id } });
      setSent(true);
      await onResent();
    });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="truncate text-14 font-medium">{email}</p>
          <p className="text-13 text-ink-muted">
            {verdict === "you" && t(TEAM_ERRORS.own_address.message)}
            {verdict === "member" && t("Is a member of your team.")}
            {verdict === "invited" && t("Was invited, and has not accepted yet.")}
          </p>
        </div>
        {verdict === "invited" &&
          (isSent ? (
            <p role="status" className="text-13 font-medium text-success">
              {t("Sent again")}
            </p>
          ) : (
            <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void resend()}>
              {t("Send it again")}
              <span className="sr-only"> {email}</span>
            </Button>
          ))}
      </div>
      {problem && (
        <InlineAlert kind="danger" className="mt-2">
          {problem.message}
        </InlineAlert>
      )}
    </li>
  );
}
