import type { Mail } from "../mail.ts";
import { Paragraph, Person, Quote, Row, Rows, Small, Website } from "../parts.tsx";

export const contactRequest: Mail<"contactRequest"> = {
  subject: ({ topic, subject }) => `${topic}: ${subject}`,
  preheader: ({ name, email }) => `From ${name || email}`,
  reason: () => "This is the contact form of",
  body: (request) => (
    <>
      <Paragraph>{request.name || request.email} writes:</Paragraph>
      <Quote text={request.request} />
      <Rows>
        <Row label="Topic">{request.topic}</Row>
        <Row label="Subject">{request.subject}</Row>
        <Row label="Name">{request.name}</Row>
        <Row label="Email">
          <Person name="" email={request.email} />
        </Row>
        <Row label="Phone number">{request.phone}</Row>
        <Row label="Business email">{request.businessEmail && <Person name="" email={request.businessEmail} />}</Row>
        <Row label="Email client">{request.emailClient}</Row>
        <Row label="Company size">{request.companySize}</Row>
        <Row label="Company website">{request.companyWebsite && <Website text={request.companyWebsite} />}</Row>
        <Row label="Signature management so far">{request.priorManagement}</Row>
        <Row label="Implementation timing">{request.timing}</Row>
      </Rows>
      <Small>An answer to this mail goes to the person who wrote it.</Small>
    </>
  ),
};
