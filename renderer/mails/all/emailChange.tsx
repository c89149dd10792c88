import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const emailChange: Mail<"emailChange"> = {
  subject: () => t("Confirm your new email address"),
  preheader: () => t("One click, and you log in with this address."),
  reason: () => t("You get this mail because this address was entered at"),
  body: ({ url, endsAt }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        {t(
          "Somebody, most likely you, wants to use this address for their Signoff account. Please confirm that it is yours.",
        )}
      </Paragraph>
      <Button href={url}>{t("Use this address")}</Button>
      <Small>
        {t("The link works once, until {date}. If it was not you, you can ignore this mail: nothing changes.", {
          date: formatMoment(endsAt),
        })}
      </Small>
      <Address url={url} />
    </>
  ),
};
