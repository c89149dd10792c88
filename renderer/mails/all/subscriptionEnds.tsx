import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const subscriptionEnds: Mail<"subscriptionEnds"> = {
  subject: ({ endsAt }) => t("Your plan ends on {date}", { date: formatDate(endsAt) }),
  preheader: () => t("Until then everything goes on working."),
  reason: () => t("You get this mail because you cancelled a plan at"),
  body: ({ name, plan, endsAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t("Your plan {plan} is cancelled. It stays active until {date}, and nothing is charged after that.", {
          plan,
          date: formatDate(endsAt),
        })}
      </Paragraph>
      <Paragraph>
        {t(
          "From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent no longer show.",
        )}
      </Paragraph>
      <Button href={url}>{t("Keep the plan")}</Button>
      <Small>{t("You need do nothing to let it end.")}</Small>
    </>
  ),
};
