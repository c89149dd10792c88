import { pathTo } from "#shared/routes.ts";
import type { SignatureMail } from "../mail.ts";
import { Button, Paper, Paragraph, Person, Quote, Small } from "../parts.tsx";

export const signature: SignatureMail<"signature"> = {
  subject: ({ senderName, senderEmail }) => `${senderName || senderEmail} sent you an email signature`,
  preheader: () => "See it here, then install it in your mail program.",
  reason: ({ senderName }) => `You get this mail because ${senderName || "somebody"} sent it from`,
  body: ({ senderName, senderEmail, hash, note }, { publicUrl, signatureSlot }) => (
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        <Person name={senderName} email={senderEmail} /> made this email signature for you:
      </Paragraph>
      <Quote text={note} />
      <Paper slot={signatureSlot} />
      <Button href={`${publicUrl}${pathTo("signature-preview", { hash })}`}>Install the signature</Button>
      <Small>
        There are steps with pictures for Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo and Spark. You need
        no account.
      </Small>
    </>
  ),
};
