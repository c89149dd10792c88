import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { SignatureMail } from "../mail.ts";
import { Button, Greeting, Paper, Paragraph, Small } from "../parts.tsx";

export const test: SignatureMail<"test"> = {
  subject: () => t("How your signature arrives"),
  preheader: () => t("Your mails will end like this one."),
  reason: () => t("You get this mail because you asked for a test mail at"),
  body: ({ name, hash }, { publicUrl, signatureSlot }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("This is your signature as a mail program shows it. Open this mail on your phone too.")}</Paragraph>
      <Paper slot={signatureSlot} />
      <Button href={`${publicUrl}${pathTo("signature-preview", { hash })}`}>{t("Install the signature")}</Button>
      <Small>{t("Something to change? Save it in the editor and send yourself another test mail.")}</Small>
    </>
  ),
};
