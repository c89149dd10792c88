import { t } from "#shared/languages/translate.ts";
import { RESET_MINUTES } from "#shared/mail/constants.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const passwordReset: Mail<"passwordReset"> = {
  subject: () => t("Choose a new password"),
  preheader: () => t("The link works once, for {minutes} minutes.", { minutes: RESET_MINUTES }),
  reason: () => t("You get this mail because a new password was asked for at"),
  body: ({ name, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{t("Somebody, most likely you, asked for a new password for your Signoff account.")}</Paragraph>
      <Button href={url}>{t("Choose a new password")}</Button>
      <Small>
        {t(
          "The link works once, until {date}. All devices are logged out when the password changes. If you did not ask for it, you can ignore this mail: your password stays as it is.",
          { date: formatMoment(endsAt) },
        )}
      </Small>
      <Address url={url} />
    </>
  ),
};
