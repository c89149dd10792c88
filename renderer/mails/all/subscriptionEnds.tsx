import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const subscriptionEnds: Mail<"subscriptionEnds"> = {
  subject: ({ endsAt, isTrial }) =>
    isTrial
      ? t("Your trial ends on {date}", { date: formatDate(endsAt) })
      : t("Your plan ends on {date}", { date: formatDate(endsAt) }),
  preheader: () => t("Until then everything goes on working."),
  reason: ({ isTrial }) =>
    isTrial ? t("You get this mail because you try a plan at") : t("You get this mail because you cancelled a plan at"),
  body: ({ name, plan, endsAt, url, isTrial }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {isTrial
          ? t("Your trial of {plan} ends on {date}, and nothing is charged unless you choose a plan.", {
              plan,
              date: formatDate(endsAt),
            })
          : t("Your plan {plan} is cancelled. It stays active until {date}, and nothing is charged after that.", {
              plan,
              date: formatDate(endsAt),
            })}
      </Paragraph>
      <Paragraph>
        {t(
          "From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent no longer show.",
        )}
      </Paragraph>
      <Button href={url}>{isTrial ? t("Choose a plan") : t("Keep the plan")}</Button>
      <Small>{t("You need do nothing to let it end.")}</Small>
    </>
  ),
};
