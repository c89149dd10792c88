import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const accountDeleted: Mail<"accountDeleted"> = {
  subject: ({ endsAt }) => t("Your account is deleted on {date}", { date: formatDate(endsAt) }),
  preheader: () => t("Until then you can keep it."),
  reason: () => t("You get this mail because you deleted your account at"),
  body: ({ name, endsAt, url, isReminder }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {isReminder
          ? t("A few weeks ago you deleted your account. It goes for good on {date}.", { date: formatDate(endsAt) })
          : t("You deleted your account. It goes for good on {date}, and until then everything works as before.", {
              date: formatDate(endsAt),
            })}
      </Paragraph>
      <Paragraph>
        {t(
          "On that day your signatures, pictures, links and numbers are erased. Pictures in mails that you have sent become empty, and their links lead nowhere.",
        )}
      </Paragraph>
      <Button href={url}>{t("Keep my account")}</Button>
      <Small>
        {t("You need do nothing to let it go. If it was not you who deleted it, keep it and change your password.")}
      </Small>
      <Address url={url} />
    </>
  ),
};
