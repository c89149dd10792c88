import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const receipt: Mail<"receipt"> = {
  subject: ({ number }) => `Your receipt ${number}`,
  preheader: ({ total, plan }) => `${formatMoney(total)} for ${plan}. Thank you.`,
  reason: () => "You get this mail because you pay for a plan at",
  body: ({ name, number, plan, count, total, paidAt, periodEndsAt, invoiceUrl }) => (
    <>
      <Greeting name={name} />
      <Paragraph>Thank you. Your payment has arrived.</Paragraph>
      <Rows>
        <Row label="Receipt">{number}</Row>
        <Row label="Plan">{plan}</Row>
        <Row label="For">{count === 1 ? "1 person" : `${count} people`}</Row>
        <Row label="Paid on">{formatDate(paidAt)}</Row>
        <Row label="Paid until">{formatDate(periodEndsAt)}</Row>
        <Row label="Total">
          <strong>{formatMoney(total)}</strong>
        </Row>
      </Rows>
      <Button href={invoiceUrl}>Open the invoice</Button>
    </>
  ),
};
