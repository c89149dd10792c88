import { RESET_MINUTES } from "#shared/mail/constants.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const passwordReset: Mail<"passwordReset"> = {
  subject: () => "Choose a new password",
  preheader: () => `The link works once, for ${RESET_MINUTES} minutes.`,
  reason: () => "You get this mail because a new password was asked for at",
  body: ({ name, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>Somebody, most likely you, asked for a new password for your Signoff account.</Paragraph>
      <Button href={url}>Choose a new password</Button>
      <Small>
        The link works once, until {formatMoment(endsAt)}. All devices are logged out when the password changes. If you
        did not ask for it, you can ignore this mail: your password stays as it is.
      </Small>
      <Address url={url} />
    </>
  ),
};
