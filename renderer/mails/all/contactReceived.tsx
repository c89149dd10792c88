import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Greeting, Paragraph, Small } from "../parts.tsx";

export const contactReceived: Mail<"contactReceived"> = {
  subject: () => t("Your message has arrived"),
  preheader: () => t("A person reads it and writes back."),
  reason: () => t("You get this mail because somebody filled in the contact form with this address at"),
  body: () => (
    <>
      <Greeting name="" />
      <Paragraph>
        {t("Thank you for writing to us. Your message is here, and a person will answer it by mail.")}
      </Paragraph>
      <Paragraph>{t("If you want to add something, simply write again.")}</Paragraph>
      <Small>{t("Did you not write to us? Then somebody mistyped their address, and there is nothing to do.")}</Small>
    </>
  ),
};
