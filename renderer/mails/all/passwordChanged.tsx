import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const passwordChanged: Mail<"passwordChanged"> = {
  subject: () => t("Your password was changed"),
  preheader: () => t("All other devices are logged out."),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, changedAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t("The password of your Signoff account was changed on {date}. All other devices are logged out.", {
          date: formatMoment(changedAt),
        })}
      </Paragraph>
      <Paragraph>{t("It was you? Then there is nothing to do. If not, choose a new password at once:")}</Paragraph>
      <Button href={url}>{t("Choose a new password")}</Button>
      <Small>{t("That logs everybody out who is not you.")}</Small>
    </>
  ),
};
