import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Code, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const coupon: Mail<"coupon"> = {
  subject: ({ percent }) => t("{percent}% off your plan", { percent }),
  preheader: ({ endsAt }) => t("The code works until {date}.", { date: formatMoment(endsAt) }),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, code, percent, endsAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("With this code any plan costs you {percent}% less:", { percent })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{t("It works once, until {date}.", { date: formatMoment(endsAt) })}</Paragraph>
      <Button href={url}>{t("See the plans")}</Button>
      <Small>{t("Enter the code where you pay.")}</Small>
    </>
  ),
};
