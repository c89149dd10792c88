import { pathTo } from "#shared/routes.ts";
import type { SignatureMail } from "../mail.ts";
import { Button, Greeting, Paper, Paragraph, Small } from "../parts.tsx";

export const test: SignatureMail<"test"> = {
  subject: () => "How your signature arrives",
  preheader: () => "Your mails will end like this one.",
  reason: () => "You get this mail because you asked for a test mail at",
  body: ({ name, hash }, { publicUrl, signatureSlot }) => (
    <>
      <Greeting name={name} />
      <Paragraph>This is your signature as a mail program shows it. Open this mail on your phone too.</Paragraph>
      <Paper slot={signatureSlot} />
      <Button href={`${publicUrl}${pathTo("signature-preview", { hash })}`}>Install the signature</Button>
      <Small>Something to change? Save it in the editor and send yourself another test mail.</Small>
    </>
  ),
};
