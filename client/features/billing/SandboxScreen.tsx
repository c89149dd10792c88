import { useState } from "react";
import { useLoaderData, useParams } from "react-router";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { SandboxBar } from "#client/features/plans/SandboxBar.tsx";
import { useApp } from "#client/lib/context.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { playSandbox } from "#shared/billing/sandbox/endpoints.ts";
import type { Play } from "#shared/billing/sandbox/rules.ts";
import type { SandboxPage } from "#shared/billing/sandbox/schema.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { RefundForm } from "./sandbox/RefundForm.tsx";

const BUTTONS: Readonly<Record<Exclude<Play, "refund">, string>> = {
  succeed: msg("The payment works"),
  ask: msg("The bank asks first (3-D Secure)"),
  succeed_then_decline: msg("It works now, and is declined the next time"),
  succeed_then_ask: msg("It works now, and the bank asks the next time"),
  decline: msg("The payment is declined"),
  confirm: msg("Confirm the payment"),
  refuse: msg("Refuse the payment"),
  dispute: msg("The buyer disputes the payment"),
  dispute_won: msg("The seller wins the dispute"),
  dispute_lost: msg("The seller loses the dispute"),
};

const STATUS = {
  open: ["info", msg("Waits for the payment")],
  action: ["info", msg("Waits for a confirmation")],
  paid: ["success", msg("Payment received")],
  declined: ["danger", msg("Declined")],
  expired: ["neutral", msg("Expired")],
} as const;

/** The page of payment of an installation without a payment provider: whoever tries it plays the bank. */
export function Screen() {
  const { ref = "" } = useParams();
  const { call } = useApp();
  const loaded = useLoaderData() as SandboxPage;
  const [page, setPage] = useState(loaded);
  const { isBusy, problem, attempt } = useAttempt();
  const { text, status, plays, returnUrl, cancelUrl } = page;
  const isWaiting = status === "open" || status === "action";
  const play = (body: { play: Play; cents?: number }) =>
    attempt(async () => {
      const after = await call(playSandbox, { params: { ref }, body });
      const isOver = isWaiting && (after.status === "paid" || after.status === "declined");
      setPage(after);
      if (isOver) location.assign(after.returnUrl);
    });
  const [kind, word] = STATUS[status];
  return (
    <div className="mx-auto w-full max-w-120 px-4 py-8 sm:py-14">
      <SandboxBar />
      <section className="mt-4 rounded-card bg-surface p-5 shadow-2 sm:p-8">
        <p className="text-14 text-ink-muted">{text}</p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <h1 tabIndex={-1} className="text-24 font-semibold">
            {headingOf(page)}
          </h1>
          <StatusPill kind={kind}>{t(word)}</StatusPill>
        </div>
        <Happened page={page} />
        {problem && (
          <InlineAlert kind="danger" className="mt-5">
            {problem.message}
          </InlineAlert>
        )}
        {status === "action" && (
          <p className="mt-5 text-14">{t("Your bank asks: was it you who started this payment?")}</p>
        )}
        <div className="mt-5 grid gap-3">
          {plays.map((one, at) =>
            one === "refund" ? (
              <RefundForm key={one} page={page} isBusy={isBusy} refund={(cents) => play({ play: "refund", cents })} />
            ) : (
              <Button
                key={one}
                look={at === 0 ? "primary" : "secondary"}
                className="h-auto! min-h-10 w-full py-2 whitespace-normal!"
                disabled={isBusy}
                onClick={() => play({ play: one })}
              >
                {t(BUTTONS[one])}
              </Button>
            ),
          )}
          <a
            href={isWaiting ? cancelUrl : returnUrl}
            className={buttonLook({ look: isWaiting || plays.length > 0 ? "ghost" : "primary" })}
          >
            {isWaiting ? t("Go back without paying") : t("Go back to Signoff")}
          </a>
        </div>
      </section>
    </div>
  );
}

/** What is to be paid; once that is over, what it was about. */
function headingOf({ amount, currency, status }: SandboxPage): string {
  if (amount === 0) return t("Keep a card");
  const money = formatMoney(amount, currency);
  return status === "open" || status === "action" ? t("Pay {amount}", { amount: money }) : money;
}

/** What has become of a payment since it was made. */
function Happened({ page: { refunded, dispute, currency } }: { page: SandboxPage }) {
  const told = [
    ...(refunded > 0 ? [t("{amount} went back to the buyer.", { amount: formatMoney(refunded, currency) })] : []),
    ...(dispute === "open" ? [t("The payment is disputed.")] : []),
    ...(dispute === "won" ? [t("The dispute was won by the seller.")] : []),
    ...(dispute === "lost" ? [t("The dispute was lost: the money went back to the buyer.")] : []),
  ];
  return (
    <div aria-live="polite" className="mt-2 space-y-1 text-14 text-ink-muted">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
