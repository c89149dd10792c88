import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Person, Quote } from "../parts.tsx";

export const pageSent: Mail<"pageSent"> = {
  subject: ({ senderName, senderEmail }) => `${senderName || senderEmail} sent you a page`,
  preheader: ({ title }) => title,
  reason: ({ senderName }) => `You get this mail because ${senderName || "somebody"} sent it from`,
  body: ({ senderName, senderEmail, title, url, note }) => (
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        <Person name={senderName} email={senderEmail} /> would like to show you this page: <strong>{title}</strong>
      </Paragraph>
      <Quote text={note} />
      <Button href={url}>Open the page</Button>
      <Address url={url} />
    </>
  ),
};
