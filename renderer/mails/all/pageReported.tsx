import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Paragraph, Person, Quote, Row, Rows } from "../parts.tsx";

export const pageReported: Mail<"pageReported"> = {
  subject: ({ title }) => t("A page was reported: {title}", { title }),
  preheader: ({ note }) => note,
  reason: () => t("You get this mail because you run this installation. It is about"),
  body: ({ title, url, note, ownerEmail, reports }) => (
    <>
      <Paragraph>{t("A visitor says that this page harms people. Please look at it.")}</Paragraph>
      <Rows>
        <Row label={t("Page")}>{title}</Row>
        <Row label={t("Its owner")}>{ownerEmail ? <Person name="" email={ownerEmail} /> : null}</Row>
        <Row label={t("Reports so far")}>{String(reports)}</Row>
      </Rows>
      <Quote text={note} />
      <Address url={url} />
    </>
  ),
};
