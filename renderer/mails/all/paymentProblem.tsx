import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const paymentProblem: Mail<"paymentProblem"> = {
  subject: () => "Your payment did not go through",
  preheader: ({ endsAt }) => `Everything goes on working until ${formatDate(endsAt)}.`,
  reason: () => "You get this mail because you pay for a plan at",
  body: ({ name, plan, total, nextTryAt, endsAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        The payment of {formatMoney(total)} for {plan} was declined. This happens when a card has expired or the bank
        wants a confirmation.
      </Paragraph>
      <Paragraph>
        {nextTryAt
          ? `We try again on ${formatDate(nextTryAt)}. `
          : "That was the last attempt; please pay in another way. "}
        Until {formatDate(endsAt)} everything goes on working.
      </Paragraph>
      <Button href={url}>Check the payment details</Button>
      <Small>You have changed them already? Then there is nothing to do.</Small>
    </>
  ),
};
