import { useId, useState } from "react";
import * as z from "zod/mini";
import { useApp, useIsSold } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { Email, KnownPassword } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { COMPANY_OFFER_HOURS } from "#shared/reseller/constants.ts";
import { make } from "#shared/reseller/offers/endpoints.ts";
import { CompanySignatures, type Hub, type Package } from "#shared/reseller/schema.ts";

const Wanted = z.strictObject({ email: Email, password: KnownPassword });
/** What most companies begin with, if there are as many. */
const USUAL = 5;
const DAY_HOURS = 24;

type Props = { hub: Hub; pack: Package | null; onMade(): Promise<unknown>; onClose(): void };

/** Asks somebody to make the team that they own a company of the agency. */
export function TakeIn({ hub, pack, onMade, onClose }: Props) {
  const { call } = useApp();
  const isSold = useIsSold();
  const id = useId();
  const free = pack ? Math.max(0, pack.signatures - pack.given) : 0;
  const [signatures, setSignatures] = useState(String(Math.max(1, Math.min(USUAL, free))));
  const [wrong, setWrong] = useState<string | undefined>();
  const { form, field, problem, isBusy } = useForm(Wanted, { email: "", password: "" }, async (wanted) => {
    const count = CompanySignatures.safeParse(signatures.trim() === "" ? Number.NaN : Number(signatures));
    if (!count.success) return setWrong(t("Please enter a whole number of at least 1."));
    if (count.data > free)
      return setWrong(
        t("Your package has {most, plural, one {# signature} other {# signatures}} for it.", { most: free }),
      );
    const body = { kind: "join" as const, group: hub.group, signatures: count.data, ...wanted };
    const { email } = await call(make, { body });
    showToast({ kind: "success", text: t("Offer sent to {email}.", { email }) });
    onClose();
    await onMade();
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Take in a team")}
      description={t(
        "Somebody's own team becomes a company of yours. Both of you have to agree: its owner gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.",
        { days: COMPANY_OFFER_HOURS / DAY_HOURS },
      )}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {t("Send the offer")}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="mt-4 space-y-4">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <ul className="list-disc space-y-1 pl-5 text-14 text-ink-muted">
          <li>{t("Everything of it comes along: its people, signatures, pages, cards, links and numbers.")}</li>
          <li>{t("You own it and pay for it from then on. Its owner stays in it as an admin.")}</li>
          {isSold && <li>{t("Its own plan ends, and what is left of it goes back to its owner.")}</li>}
        </ul>
        <Input {...field("email")} label={t("Email address of the team's owner")} type="email" autoComplete="off" />
        <Input
          label={t("Signatures")}
          type="number"
          inputMode="numeric"
          min={1}
          value={signatures}
          error={wrong}
          hint={t(
            "{count, plural, one {# is} other {# are}} left in your package. It needs one for each that it has.",
            {
              count: free,
            },
          )}
          onChange={({ target }) => {
            setSignatures(target.value);
            setWrong(undefined);
          }}
        />
        <PasswordField {...field("password")} label={t("Your password")} autoComplete="current-password" />
      </form>
    </Modal>
  );
}
