import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const receipt: Mail<"receipt"> = {
  subject: ({ number }) => t("Your receipt {number}", { number }),
  preheader: ({ total, plan }) => t("{amount} for {plan}. Thank you.", { amount: formatMoney(total), plan }),
  reason: () => t("You get this mail because you pay for a plan at"),
  body: ({ name, number, plan, count, total, paidAt, periodEndsAt, invoiceUrl, isSandbox }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("Thank you. Your payment has arrived.")}</Paragraph>
      <Rows>
        <Row label={t("Receipt")}>{number}</Row>
        <Row label={t("Plan")}>{plan}</Row>
        <Row label={t("For")}>{t("{count, plural, one {# person} other {# people}}", { count })}</Row>
        <Row label={t("Paid on")}>{formatDate(paidAt)}</Row>
        <Row label={t("Paid until")}>{periodEndsAt ? formatDate(periodEndsAt) : ""}</Row>
        <Row label={t("Total")}>
          <strong>{formatMoney(total)}</strong>
        </Row>
      </Rows>
      <Button href={invoiceUrl}>{t("Open the invoice")}</Button>
      {isSandbox && <Small>{t("This was a sandbox payment: no real money was moved.")}</Small>}
    </>
  ),
};
