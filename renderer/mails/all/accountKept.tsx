import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";

export const accountKept: Mail<"accountKept"> = {
  subject: () => t("Your account stays"),
  preheader: () => t("It is not deleted any more."),
  reason: () => t("You get this mail because you kept your account at"),
  body: ({ name, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("You took the deletion of your account back. Everything is as it was.")}</Paragraph>
      <Paragraph>
        {t("A plan that was cancelled with it stays cancelled, so that nothing is charged that you do not expect.")}
      </Paragraph>
      <Button href={url}>{t("Go to your account")}</Button>
      <Small>{t("If it was not you, change your password.")}</Small>
    </>
  ),
};
