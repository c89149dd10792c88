import { useEffect, useRef } from "react";
import { Button } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";
import { untilOf } from "./moments.ts";
import { useWithdraw } from "./useWithdraw.ts";

type Props = { offers: readonly CompanyOffer[]; onGone(): Promise<unknown> };

/** What an agency has offered and nobody has answered; nothing where nothing waits. */
export function WaitingOffers({ offers, onGone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasWithdrawn = useRef(false);
  const { busy, withdraw } = useWithdraw(async () => {
    hasWithdrawn.current = true;
    await onGone();
  });
  // The focused button is gone with its row, and with the last one the heading: what is left is known when that is drawn, not before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment at which they change
  useEffect(() => {
    if (!hasWithdrawn.current || document.activeElement !== document.body) return;
    hasWithdrawn.current = false;
    (heading.current ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [offers]);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="waiting-offers" className="mb-6 rounded-card bg-surface px-5 py-4 shadow-2">
      <h2 id="waiting-offers" ref={heading} tabIndex={-1} className="text-16 font-semibold">
        {t("Offers that wait for an answer")}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-14">
            <div className="min-w-0 flex-1" style={{ minWidth: "14rem" }}>
              <p className="font-medium" style={{ overflowWrap: "anywhere" }}>
                {offer.kind === "leave"
                  ? t("{company} is offered to {email}", { company: offer.name, email: offer.email })
                  : t("{email} is asked to bring their team", { email: offer.email })}
              </p>
              <p className="text-13 text-ink-muted" suppressHydrationWarning>
                {offer.signatures !== null &&
                  `${t("{count, plural, one {# signature} other {# signatures}}", { count: offer.signatures })} · `}
                {t("can be accepted until {moment}", { moment: untilOf(offer.expiresAt) })}
              </p>
            </div>
            <Button look="secondary" size="small" isLoading={busy === offer.id} onClick={() => void withdraw(offer)}>
              {t("Withdraw")}
              <span className="sr-only"> {offer.name || offer.email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
