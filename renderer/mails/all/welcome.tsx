import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";

export const welcome: Mail<"welcome"> = {
  subject: () => t("Welcome to Signoff"),
  preheader: () => t("Three steps to a signature that arrives as designed."),
  reason: () => t("You get this mail because you created an account at"),
  body: ({ name }, { publicUrl }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("Your account is ready. A signature takes a few minutes:")}</Paragraph>
      <Paragraph>
        {t("1. Choose a template and fill in your details.")}
        <br />
        {t("2. Look at it in light and dark mail, and on a phone.")}
        <br />
        {t("3. Copy it into Gmail, Outlook, Apple Mail or another mail program. We show each step.")}
      </Paragraph>
      <Button href={`${publicUrl}${pathTo("editor-create")}`}>{t("Create your signature")}</Button>
      <Small>{t("You have one already? It waits on your dashboard.")}</Small>
    </>
  ),
};
