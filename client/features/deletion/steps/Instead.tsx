import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import type { LeavingReason } from "#shared/billing/constants.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type Reason = LeavingReason | "";
type Offer = { text: string; label: string; to(): string };

const QUESTIONS: Readonly<Record<Reason, string>> = {
  too_expensive: msg("Would a smaller plan do?"),
  missing_feature: msg("What should Signoff be able to do?"),
  not_used: msg("Would a break do?"),
  too_hard: msg("May we help you with it?"),
  does_not_work: msg("May we put it right?"),
  another_product: msg("Do you want to take your signatures along?"),
  other: msg("Is there anything that we can do?"),
  "": msg("Is there anything that we can do?"),
};

const TO_BILLING = { label: msg("Go to billing"), to: () => pathTo("account-billing") };
const TO_PEOPLE = { label: msg("Write to us"), to: () => contactPath("support") };
const FOR_FREE: Offer = {
  text: msg(
    "Your account costs nothing. If it stays, the pictures and links in mails that you have sent go on working.",
  ),
  label: msg("Go to the dashboard"),
  to: () => pathTo("dashboard"),
};
const ASK_PEOPLE: Offer = { text: msg("Write to us: a person answers, and nothing is decided by it."), ...TO_PEOPLE };

const OFFERS: Readonly<Record<Reason, (isPaid: boolean) => Offer>> = {
  too_expensive: (isPaid) =>
    isPaid
      ? {
          text: msg(
            "In billing you can change to a smaller plan, cancel it with a discount on offer, or end it: the account then stays for nothing.",
          ),
          ...TO_BILLING,
        }
      : FOR_FREE,
  not_used: (isPaid) =>
    isPaid
      ? {
          text: msg("In billing you can pause the plan for three months: nothing is charged, and nothing is lost."),
          ...TO_BILLING,
        }
      : FOR_FREE,
  missing_feature: () => ({
    text: msg("Tell us what you miss. Perhaps it is there and hard to find, or soon to come."),
    ...TO_PEOPLE,
  }),
  too_hard: () => ({
    text: msg("Our guides lead through every mail program, step by step and with pictures."),
    label: msg("See the guides"),
    to: () => pathTo("guides"),
  }),
  does_not_work: () => ({
    text: msg("Tell us what happens and in which mail program. Somebody looks at it."),
    ...TO_PEOPLE,
  }),
  another_product: () => ({
    text: msg("Take a copy of everything: each signature is in it as HTML that other programs read."),
    label: msg("Get a copy of your data"),
    to: () => pathTo("account-privacy"),
  }),
  other: () => ASK_PEOPLE,
  "": () => ASK_PEOPLE,
};

export const questionOf = (reason: Reason) => t(QUESTIONS[reason]);

/** What might do instead, by the reason. */
export function Instead({ reason, isPaid }: { reason: Reason; isPaid: boolean }) {
  const { text, label, to } = OFFERS[reason](isPaid);
  return (
    <PageCard>
      <p className="text-14">{t(text)}</p>
      <Link to={to()} className={`${buttonLook({ look: "secondary" })} mt-4`}>
        {t(label)}
      </Link>
    </PageCard>
  );
}
