import { type ReactNode, useState } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { reloadUser } from "#client/lib/signIn.ts";
import { buttonLook } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { cancel, pause } from "#shared/billing/endpoints.ts";
import type { Discount, Subscription } from "#shared/billing/schema.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { Reasons, type Why } from "../flow/Reasons.tsx";
import { StepFlow } from "../flow/StepFlow.tsx";
import { useOnce } from "../once.ts";
import type { Plans } from "../plans.ts";
import { dayOf } from "../words.ts";
import { endOf } from "./endOf.ts";
import { Help } from "./Help.tsx";
import { instead } from "./instead.ts";
import { type Offered, Offers } from "./Offers.tsx";

const STEPS = ["why", "help", "less", "copy", "end"] as const;
type Step = (typeof STEPS)[number];

type Props = { plans: Plans; offered: Discount; onLeft(now: Subscription): void };

/** Five steps, one question each. Leaving is one press away on all of them, and staying too. */
export function Leave({ plans, offered, onLeft }: Props) {
  const app = useApp();
  const once = useOnce();
  const { isBusy, problem, attempt } = useAttempt();
  const [at, setAt] = useState(0);
  const [why, setWhy] = useState<Why>({ reason: "", comment: "" });
  const [coupon, setCoupon] = useState(offered);
  const { subscription } = plans;
  const leave = (by: typeof cancel | typeof pause) =>
    attempt(async () => {
      const comment = why.comment.trim();
      const body = { ...(why.reason && { reason: why.reason }), ...(comment && { comment }) };
      const now = await once(by, { body });
      await reloadUser(app).catch(() => undefined);
      onLeft(now);
    });
  const offers = instead(plans, coupon, why.reason);
  const shown: Offered = { coupon, onCoupon: setCoupon, plans, isBusy, onPause: () => void leave(pause) };
  const step = STEPS[at] ?? "why";
  const isLast = step === "end";
  const cancelNow = () => void leave(cancel);
  const { title, text, content }: { title: string; text?: string; content: ReactNode } = {
    why: () => ({
      title: t("Why do you want to cancel?"),
      text: t("It helps us, and nobody has to answer."),
      content: <Reasons {...why} onChange={setWhy} />,
    }),
    help: () => ({
      title: t("Would this help?"),
      content: offers.first ? <Offers kinds={[offers.first]} {...shown} /> : <Help reason={why.reason} />,
    }),
    less: () => ({
      title: t("Less, instead of nothing?"),
      ...(offers.rest.length === 0 && { text: t("You have the smallest plan already, and it cannot be paused now.") }),
      content: offers.rest.length > 0 && <Offers kinds={offers.rest} {...shown} />,
    }),
    copy: () => ({
      title: t("Take your work along?"),
      text: t("You get a copy of everything: signatures as HTML and JSON, pictures, and clicks as a table."),
      content: (
        <Link to={pathTo("account-privacy")} className={buttonLook({ look: "secondary" })}>
          {t("Get a copy")}
        </Link>
      ),
    }),
    end: () => ({
      title: t("What happens when"),
      content: <End subscription={subscription} currency={plans.currency} />,
    }),
  }[step satisfies Step]();
  return (
    <StepFlow
      step={at}
      count={STEPS.length}
      title={title}
      text={text}
      stay={{ label: t("Keep my plan"), to: pathTo("account-billing") }}
      go={
        isLast
          ? { label: t("Cancel my plan"), onChoose: cancelNow, isBusy }
          : { label: t("Continue"), onChoose: () => setAt(at + 1) }
      }
      {...(!isLast && { atOnce: { label: t("Cancel now"), onChoose: cancelNow, isBusy } })}
      {...(at > 0 && { onBack: () => setAt(at - 1) })}
      problem={problem?.message}
    >
      {content}
    </StepFlow>
  );
}

/** The last step: the date, what is not charged any more, and what stops then. */
function End({ subscription, currency }: { subscription: Subscription; currency: string }) {
  const end = endOf(subscription);
  const { renewal } = subscription;
  const date = end ? dayOf(end) : null;
  const rows = [
    [
      t("Today"),
      date
        ? t("Your plan is cancelled, and a mail confirms it. Everything keeps working.")
        : t("Your plan ends, and a mail confirms it."),
    ],
    date !== null && [t("Until {date}", { date }), t("You can take it back with one press, and nothing has changed.")],
    [
      date !== null ? t("On {date}", { date }) : t("From then on"),
      renewal !== null
        ? t("The next payment, {amount}, is not charged.", { amount: formatMoney(renewal, currency) })
        : t("Nothing is charged any more."),
    ],
    [
      date !== null ? t("After {date}", { date }) : t("From then on"),
      t(
        "Signatures, pages and cards stop, and pictures in mails do not show any more. Paying again brings all of it back within a minute.",
      ),
    ],
  ].filter((row): row is [string, string] => row !== false);
  return (
    <PageCard>
      <dl className="divide-y divide-line">
        {rows.map(([when, what]) => (
          <div
            key={what}
            className="grid gap-x-4 gap-y-0.5 py-3 text-14 first:pt-0 last:pb-0 sm:grid-cols-[180px_minmax(0,1fr)]"
          >
            <dt className="font-medium">{when}</dt>
            <dd className="text-ink-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </PageCard>
  );
}
