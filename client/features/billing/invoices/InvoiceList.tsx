import { useState } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { saveFile } from "#client/lib/saveFile.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { billings, invoicePdf } from "#shared/billing/endpoints.ts";
import type { Invoice } from "#shared/billing/schema.ts";
import { INVOICE_WORDS, type InvoiceStatus } from "#shared/billing/statuses.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import { csv as companiesCsv } from "#shared/reseller/invoices/endpoints.ts";
import { dayOf } from "../words.ts";

type InvoicePage = Pick<CallOutput<typeof billings>, "items" | "page" | "hasMore">;

const KINDS = { paid: "success", pending: "info", failed: "danger" } as const satisfies Record<InvoiceStatus, string>;

/** What was paid and what went back, the newest first. */
export function InvoiceList({ first }: { first: InvoicePage }) {
  const { call } = useApp();
  const [{ items, page, hasMore }, setShown] = useState(first);
  const { isBusy, problem, attempt } = useAttempt();
  const more = () =>
    attempt(async () => {
      const next = await call(billings, { querystring: { page: page + 1 } });
      const known = new Set(items.map(({ id }) => id));
      // One that was written meanwhile moves the others on: nothing stands here twice.
      setShown({ ...next, items: [...items, ...next.items.filter(({ id }) => !known.has(id))] });
    });
  return (
    <PageCard title={t("Invoices")}>
      {items.length === 0 ? (
        <p className="text-14 text-ink-muted">{t("None yet. Each payment has its invoice here.")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {page > 1 && t("{count, plural, one {# invoice} other {# invoices}} shown", { count: items.length })}
      </p>
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem.message}
        </InlineAlert>
      )}
      {hasMore && (
        <div className="mt-4">
          <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void more()}>
            {t("Load more")}
          </Button>
        </div>
      )}
    </PageCard>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const { id, number, status, amount, currency, date, text, refunded, isCreditNote, hasCompanies } = invoice;
  const open = () => attempt(async () => saveFile(await call(invoicePdf, { params: { id } }), `${number}.pdf`));
  const openCompanies = () =>
    attempt(async () => saveFile(await call(companiesCsv, { params: { id } }), `${number}-companies.csv`));
  return (
    <li className="py-3 text-14 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium tabular-nums">
            {isCreditNote ? t("Credit note {number}", { number }) : t("Invoice {number}", { number })}
          </p>
          <p className="text-13 text-ink-muted">
            <span className="tabular-nums">{dayOf(date)}</span> · {text}
          </p>
          {refunded > 0 && (
            <p className="text-13 text-ink-muted tabular-nums">
              {t("{amount} went back to you", { amount: formatMoney(refunded, currency) })}
            </p>
          )}
        </div>
        <p className="font-medium tabular-nums">{formatMoney(amount, currency)}</p>
        <StatusPill kind={KINDS[status]}>{t(INVOICE_WORDS[status])}</StatusPill>
        {hasCompanies && (
          <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void openCompanies()}>
            {t("Companies (CSV)")}
            <span className="sr-only"> {number}</span>
          </Button>
        )}
        <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void open()}>
          {t("PDF")}
          <span className="sr-only"> {number}</span>
        </Button>
      </div>
      {problem && (
        <InlineAlert kind="danger" className="mt-2">
          {problem.message}
        </InlineAlert>
      )}
    </li>
  );
}
