import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Paragraph, Person, Quote, Row, Rows, Small, Website } from "../parts.tsx";

export const contactRequest: Mail<"contactRequest"> = {
  subject: ({ topic, subject }) => (subject ? `${topic}: ${subject}` : topic),
  preheader: ({ name, email }) => t("From {name}", { name: name || email }),
  reason: () => t("This is the contact form of"),
  body: (request) => (
    <>
      <Paragraph>{t("{name} writes:", { name: request.name || request.email })}</Paragraph>
      <Quote text={request.request} />
      <Rows>
        <Row label={t("Topic")}>{request.topic}</Row>
        <Row label={t("Subject")}>{request.subject}</Row>
        <Row label={t("Name")}>{request.name}</Row>
        <Row label={t("Email")}>
          <Person name="" email={request.email} />
        </Row>
        <Row label={t("Phone number")}>{request.phone}</Row>
        <Row label={t("Business email")}>
          {request.businessEmail && <Person name="" email={request.businessEmail} />}
        </Row>
        <Row label={t("Email client")}>{request.emailClient}</Row>
        <Row label={t("Company size")}>{request.companySize}</Row>
        <Row label={t("Company website")}>{request.companyWebsite && <Website text={request.companyWebsite} />}</Row>
        <Row label={t("Signature management so far")}>{request.priorManagement}</Row>
        <Row label={t("Implementation timing")}>{request.timing}</Row>
      </Rows>
      <Small>{t("An answer to this mail goes to the person who wrote it.")}</Small>
    </>
  ),
};
