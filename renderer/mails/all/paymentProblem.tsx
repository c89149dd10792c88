import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const paymentProblem: Mail<"paymentProblem"> = {
  subject: () => t("Your payment did not go through"),
  preheader: ({ endsAt }) => t("Everything goes on working until {date}.", { date: formatDate(endsAt) }),
  reason: () => t("You get this mail because you pay for a plan at"),
  body: ({ name, plan, total, nextTryAt, endsAt, url, isSandbox }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t(
          "The payment of {amount} for {plan} was declined. This happens when a card has expired or the bank wants a confirmation.",
          { amount: formatMoney(total), plan },
        )}
      </Paragraph>
      <Paragraph>
        {nextTryAt
          ? t("We try again on {date}.", { date: formatDate(nextTryAt) })
          : t("That was the last attempt; please pay in another way.")}{" "}
        {t("Until {date} everything goes on working.", { date: formatDate(endsAt) })}
      </Paragraph>
      <Button href={url}>{t("Check the payment details")}</Button>
      <Small>{t("You have changed them already? Then there is nothing to do.")}</Small>
      {isSandbox && <Small>{t("This was a sandbox payment: no real money was moved.")}</Small>}
    </>
  ),
};
