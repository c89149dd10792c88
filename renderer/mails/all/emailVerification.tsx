import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const emailVerification: Mail<"emailVerification"> = {
  subject: () => "Confirm your email address",
  preheader: () => "One click, and we know that our mails reach you.",
  reason: () => "You get this mail because this address was entered at",
  body: ({ url, endsAt }) => (
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Somebody, most likely you, made a Signoff account with this address. Please confirm that it is yours.
      </Paragraph>
      <Button href={url}>Confirm address</Button>
      <Small>
        The link works once, until {formatMoment(endsAt)}. If it was not you, you can ignore this mail: without your
        confirmation the account sends mails to nobody.
      </Small>
      <Address url={url} />
    </>
  ),
};
