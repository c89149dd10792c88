import { type FormEvent, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import type { SandboxPage } from "#shared/billing/sandbox/schema.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

const CENTS = 100;

type Props = { page: SandboxPage; isBusy: boolean; refund(cents: number): void };

/** Pays back all that is left, or a part of it. */
export function RefundForm({ page: { amount, refunded, currency }, isBusy, refund }: Props) {
  const left = amount - refunded;
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = text === null ? left : Math.round(Number(text.replace(",", ".")) * CENTS);
    const fits = Number.isSafeInteger(cents) && cents > 0 && cents <= left;
    setError(fits ? undefined : t("Enter an amount up to {amount}.", { amount: formatMoney(left, currency) }));
    if (!fits) return;
    setText(null);
    refund(cents);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <Input
        label={t("Amount that goes back")}
        inputMode="decimal"
        value={text ?? (left / CENTS).toFixed(2)}
        onChange={(event) => setText(event.target.value)}
        error={error}
        fieldClassName="min-w-40 flex-1"
      />
      <Button type="submit" look="secondary" className="mt-6" disabled={isBusy}>
        {t("Refund")}
      </Button>
    </form>
  );
}
