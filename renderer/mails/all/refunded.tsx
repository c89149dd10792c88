import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const refunded: Mail<"refunded"> = {
  subject: ({ total }) => t("{amount} is on its way back to you", { amount: formatMoney(total) }),
  preheader: ({ plan }) => t("For {plan}.", { plan }),
  reason: () => t("You get this mail because you paid for a plan at"),
  body: ({ name, plan, total, why, refundedAt, url, isSandbox }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {why === "not_given"
          ? t(
              "Your payment arrived, but what it was for could not be given any more: your plan had changed meanwhile. All of it goes back.",
            )
          : t("We have paid back what you paid. It goes the way on which it came, which can take some days.")}
      </Paragraph>
      <Rows>
        <Row label={t("Plan")}>{plan}</Row>
        <Row label={t("Paid back on")}>{formatDate(refundedAt)}</Row>
        <Row label={t("Amount")}>
          <strong>{formatMoney(total)}</strong>
        </Row>
      </Rows>
      <Button href={url}>{t("See the invoices")}</Button>
      {isSandbox && <Small>{t("This was a sandbox payment: no real money was moved.")}</Small>}
    </>
  ),
};
