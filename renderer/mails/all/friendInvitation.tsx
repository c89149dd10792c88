import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Person, Sentence, Small } from "../parts.tsx";

export const friendInvitation: Mail<"friendInvitation"> = {
  subject: ({ senderName, senderEmail }) => t("{name} recommends Signoff to you", { name: senderName || senderEmail }),
  preheader: () => t("Make your own email signature, and you both get one more."),
  reason: ({ senderName }) =>
    t("You get this mail because {name} entered your address at", { name: senderName || t("somebody") }),
  body: ({ senderName, senderEmail, url }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        <Sentence
          text="{person} makes email signatures with Signoff and thinks that you might like it too."
          person={<Person name={senderName} email={senderEmail} />}
        />
      </Paragraph>
      <Paragraph>
        {t(
          "One signature is free. If you sign up with this link and confirm your address, each of you may make one more.",
        )}
      </Paragraph>
      <Button href={url}>{t("Create your account")}</Button>
      <Small>
        {t("We have not kept your address. If you do not want this, you can ignore it: nobody reminds you.")}
      </Small>
      <Address url={url} />
    </>
  ),
};
