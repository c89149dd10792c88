import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const subscriptionPauses: Mail<"subscriptionPauses"> = {
  subject: ({ resumesAt }) => t("Your plan pauses until {date}", { date: formatDate(resumesAt) }),
  preheader: () => t("Nothing is charged meanwhile."),
  reason: () => t("You get this mail because you paused a plan at"),
  body: ({ name, plan, pausesAt, resumesAt, total, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t("Your plan pauses. Nothing is charged meanwhile, and your account is as on the free plan.")}
      </Paragraph>
      <Rows>
        <Row label={t("Plan")}>{plan}</Row>
        <Row label={t("Pauses on")}>{formatDate(pausesAt)}</Row>
        <Row label={t("Goes on")}>{formatDate(resumesAt)}</Row>
        <Row label={t("Next payment")}>{total ? formatMoney(total) : ""}</Row>
      </Rows>
      <Button href={url}>{t("Manage the plan")}</Button>
      <Small>{t("You can go on sooner, or cancel, whenever you want.")}</Small>
    </>
  ),
};
