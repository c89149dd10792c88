import { useId } from "react";
import * as z from "zod/mini";
import { useApp, useIsSold, useSession } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { PasswordField } from "#client/ui/PasswordField.tsx";
import { Email, KnownPassword } from "#shared/auth/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { COMPANY_OFFER_HOURS, LEFT_AGENCY_DAYS } from "#shared/reseller/constants.ts";
import { make } from "#shared/reseller/offers/endpoints.ts";
import type { Company } from "#shared/reseller/schema.ts";

const Wanted = z.strictObject({ email: Email, password: KnownPassword });
const DAY_HOURS = 24;

type Props = { company: Company; onMade(): Promise<unknown>; onClose(): void };

/** Offers a company to somebody, whose own team it is once they accept. */
export function HandOverCompany({ company: { group, name, signatures, usedSignatures }, onMade, onClose }: Props) {
  const { call } = useApp();
  const isSold = useIsSold();
  // What is not paid for has no days to give.
  const hasEnded = useSession()?.user.resellerData?.isActive === false;
  const id = useId();
  const { form, field, problem, isBusy } = useForm(Wanted, { email: "", password: "" }, async (wanted) => {
    const { email } = await call(make, { body: { kind: "leave", group, ...wanted } });
    showToast({ kind: "success", text: t("Offer sent to {email}.", { email }) });
    onClose();
    await onMade();
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Hand over {company}", { company: name })}
      description={t(
        "It leaves your agency and becomes a team of its own. Both of you have to agree: whoever you name gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.",
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
          <li>
            {t(
              "Everything goes along: {count, plural, one {# signature} other {# signatures}}, its people, pages, cards, links and numbers.",
              { count: usedSignatures },
            )}
          </li>
          <li>
            {hasEnded
              ? t("Its new owner chooses a plan for it.")
              : isSold
                ? t(
                    "It is paid for {days, plural, one {# day} other {# days}} from then on. Until then its new owner chooses a plan.",
                    { days: LEFT_AGENCY_DAYS },
                  )
                : t("It keeps what it has.")}
          </li>
          <li>
            {t(
              "You and your administrators cannot open it any more, and {count, plural, one {# signature comes} other {# signatures come}} back to your package.",
              { count: signatures },
            )}
          </li>
        </ul>
        <Input {...field("email")} label={t("Email address of the new owner")} type="email" autoComplete="off" />
        <PasswordField {...field("password")} label={t("Your password")} autoComplete="current-password" />
      </form>
    </Modal>
  );
}
