import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const coupon: Mail<"coupon"> = {
  subject: ({ percent }) => t("{percent}% off your plan", { percent }),
  preheader: ({ endsAt }) => t("It works once, until {date}.", { date: formatMoment(endsAt) }),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, percent, endsAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("The next plan that you pay for costs you {percent}% less.", { percent })}</Paragraph>
      <Paragraph>{t("It works once, until {date}.", { date: formatMoment(endsAt) })}</Paragraph>
      <Button href={url}>{t("See the plans")}</Button>
      <Small>{t("There is no code to enter: it comes off by itself where you pay.")}</Small>
    </>
  ),
};
