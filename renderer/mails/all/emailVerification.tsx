import { t } from "#shared/languages/translate.ts";
import { CODE_MINUTES } from "#shared/mail/constants.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Code, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const emailVerification: Mail<"emailVerification"> = {
  subject: () => t("Confirm your email address"),
  preheader: () => t("One click, and we know that our mails reach you."),
  reason: () => t("You get this mail because this address was entered at"),
  body: ({ url, endsAt, code }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        {t("Somebody, most likely you, made a Signoff account with this address. Please confirm that it is yours.")}
      </Paragraph>
      <Button href={url}>{t("Confirm address")}</Button>
      {code && (
        <>
          <Paragraph>
            {t("Or type this code where you are logged in. It works for {minutes} minutes.", { minutes: CODE_MINUTES })}
          </Paragraph>
          <Code>{code}</Code>
        </>
      )}
      <Small>
        {t(
          "The link works once, until {date}. If it was not you, you can ignore this mail: without your confirmation the account sends mails to nobody.",
          { date: formatMoment(endsAt) },
        )}
      </Small>
      <Address url={url} />
    </>
  ),
};
