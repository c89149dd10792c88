import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Quote } from "../parts.tsx";
import { nameAndEmail } from "../words.ts";

export const pageSent: Mail<"pageSent"> = {
  subject: ({ senderName, senderEmail }) => `${senderName || senderEmail} sent you a page`,
  preheader: ({ title }) => title,
  reason: ({ senderEmail }) => `You get this mail because ${senderEmail} sent it from`,
  body: ({ senderName, senderEmail, title, url, note }) => (
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {nameAndEmail(senderName, senderEmail)} would like to show you this page: <strong>{title}</strong>
      </Paragraph>
      <Quote text={note} />
      <Button href={url}>Open the page</Button>
      <Address url={url} />
    </>
  ),
};
