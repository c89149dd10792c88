import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows } from "../parts.tsx";
import { formatDate, formatMoney } from "../words.ts";

export const subscriptionResumed: Mail<"subscriptionResumed"> = {
  subject: () => t("Your plan goes on"),
  preheader: ({ plan }) => t("{plan}: everything is as it was.", { plan }),
  reason: () => t("You get this mail because you pay for a plan at"),
  body: ({ name, plan, renewsAt, total, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("Your plan goes on. Signatures, pages and business cards work as before.")}</Paragraph>
      <Rows>
        <Row label={t("Plan")}>{plan}</Row>
        <Row label={t("Renews on")}>{renewsAt ? formatDate(renewsAt) : ""}</Row>
        <Row label={t("Next payment")}>{total ? formatMoney(total) : ""}</Row>
      </Rows>
      <Button href={url}>{t("Manage the plan")}</Button>
    </>
  ),
};
