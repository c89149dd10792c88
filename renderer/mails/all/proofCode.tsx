import { t } from "#shared/languages/translate.ts";
import { CODE_MINUTES } from "#shared/mail/constants.ts";
import type { Mail } from "../mail.ts";
import { Code, Greeting, Paragraph, Small } from "../parts.tsx";

export const proofCode: Mail<"proofCode"> = {
  subject: () => t("Your code for Signoff"),
  preheader: () => t("It confirms that it is you."),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, code }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t("Type this code where you are logged in. It works for {minutes} minutes.", { minutes: CODE_MINUTES })}
      </Paragraph>
      <Code>{code}</Code>
      <Small>
        {t(
          "Did you not ask for it? Then somebody sits at a device on which you are logged in. Give the code to nobody, and log that device out.",
        )}
      </Small>
    </>
  ),
};
