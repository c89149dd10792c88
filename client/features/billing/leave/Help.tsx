import { Link } from "#client/lib/links.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import type { LeavingReason } from "#shared/billing/constants.ts";
import { contactPath } from "#shared/contact/constants.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

type Answer = { title: string; text: string; way: string; to(): string };

const WORD: Answer = {
  title: msg("A word with us"),
  text: msg("Tell us what is on your mind. A person reads it and answers."),
  way: msg("Write to us"),
  to: () => contactPath("support"),
};

/** What we can do about a reason that has nothing to do with the price. */
const ANSWERS: Readonly<Partial<Record<LeavingReason, Answer>>> = {
  missing_feature: {
    title: msg("What is missing?"),
    text: msg("It may be there already, or be made soon. Tell us what you need, and we answer."),
    way: msg("Tell us"),
    to: () => contactPath("support"),
  },
  too_hard: {
    title: msg("Step by step"),
    text: msg("The guides show each mail program with drawings. If that does not do it, we help you by mail."),
    way: msg("Open the guides"),
    to: () => pathTo("guides"),
  },
  does_not_work: {
    title: msg("Let us mend it"),
    text: msg("Tell us what does not work and where. We look into it and answer."),
    way: msg("Report it"),
    to: () => contactPath("support"),
  },
  another_product: {
    title: msg("Take everything with you"),
    text: msg("Your signatures come as HTML that other programs can read, with all pictures."),
    way: msg("Get a copy"),
    to: () => pathTo("account-privacy"),
  },
};

export function Help({ reason }: { reason: LeavingReason | "" }) {
  const { title, text, way, to } = (reason !== "" && ANSWERS[reason]) || WORD;
  return (
    <PageCard title={t(title)} text={t(text)}>
      <Link to={to()} className={buttonLook({ look: "secondary" })}>
        {t(way)}
      </Link>
    </PageCard>
  );
}
