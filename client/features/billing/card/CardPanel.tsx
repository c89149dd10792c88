import { useAttempt } from "#client/features/members/useAttempt.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { changeCard } from "#shared/billing/endpoints.ts";
import type { CardInShort } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { useOnce } from "../once.ts";
import { cardWords } from "./cardWords.ts";

type Props = { card: CardInShort | null; mayChange: boolean; onChanged(): Promise<void> };

/** How the next payment is made. The number itself stays with the payment service. */
export function CardPanel({ card, mayChange, onChanged }: Props) {
  const once = useOnce();
  const { isBusy, problem, attempt } = useAttempt();
  const change = () =>
    attempt(async () => {
      const { url } = await once(changeCard, { body: { back: pathTo("account-billing") } });
      if (url) location.assign(url);
      else await onChanged();
    });
  return (
    <PageCard
      title={t("Payment method")}
      actions={
        mayChange && (
          <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void change()}>
            {card ? t("Change card") : t("Add a card")}
          </Button>
        )
      }
    >
      <p className="text-14 tabular-nums">{card ? cardWords(card) : t("None is kept.")}</p>
      {card?.endsAt && <p className="mt-1 text-13 text-ink-muted">{t("Valid until {date}", { date: card.endsAt })}</p>}
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
    </PageCard>
  );
}
