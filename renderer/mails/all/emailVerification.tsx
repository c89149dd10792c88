import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const emailVerification: Mail<"emailVerification"> = {
  subject: () => "Confirm your email address",
  preheader: () => "One click, and we know that our mails reach you.",
  reason: () => "You get this mail because this address was entered at",
  body: ({ name, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>Please confirm that this address is yours.</Paragraph>
      <Button href={url}>Confirm address</Button>
      <Small>
        The link works until {formatMoment(endsAt)}. If you did not ask for it, you can ignore this mail: without your
        click nothing happens.
      </Small>
      <Address url={url} />
    </>
  ),
};
