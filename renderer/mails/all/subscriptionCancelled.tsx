import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Anchor, Button, Greeting, Paragraph, Row, Rows, Sentence, Small } from "../parts.tsx";
import { formatDate, formatMoment } from "../words.ts";

export const subscriptionCancelled: Mail<"subscriptionCancelled"> = {
  subject: () => t("Your plan is cancelled"),
  preheader: ({ endsAt }) =>
    endsAt
      ? t("Everything goes on working until {date}.", { date: formatDate(endsAt) })
      : t("Nothing more will be charged."),
  reason: () => t("You get this mail because you cancelled a plan at"),
  body: ({ name, plan, cancelledAt, endsAt, url, exportUrl }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("We confirm that your plan is cancelled. Nothing more will be charged.")}</Paragraph>
      <Rows>
        <Row label={t("Plan")}>{plan}</Row>
        <Row label={t("Cancelled on")}>{formatMoment(cancelledAt)}</Row>
        <Row label={t("Active until")}>{endsAt ? formatMoment(endsAt) : ""}</Row>
      </Rows>
      {endsAt && (
        <Paragraph>
          {t(
            "From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent no longer show.",
          )}
        </Paragraph>
      )}
      <Button href={url}>{endsAt ? t("Keep the plan") : t("See the plans")}</Button>
      <Small>
        <Sentence
          text="What you have made is yours: {link}."
          link={<Anchor href={exportUrl}>{t("download all of it")}</Anchor>}
        />
      </Small>
    </>
  ),
};
