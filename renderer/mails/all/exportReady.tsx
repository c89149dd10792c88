import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const exportReady: Mail<"exportReady"> = {
  subject: () => t("Your data is ready to download"),
  preheader: () => t("Everything that Signoff has of you, in one file."),
  reason: () => t("You get this mail because you asked for your data at"),
  body: ({ name, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t(
          "The copy of your data that you asked for is ready: your account, your signatures, your pictures and your clicks.",
        )}
      </Paragraph>
      <Button href={url}>{t("Go to the download")}</Button>
      <Small>
        {t(
          "You have to be logged in. The file is deleted on {date}. If it was not you who asked for it, change your password.",
          {
            date: formatMoment(endsAt),
          },
        )}
      </Small>
      <Address url={url} />
    </>
  ),
};
