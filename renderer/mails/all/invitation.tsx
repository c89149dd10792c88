import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Person, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const invitation: Mail<"invitation"> = {
  subject: ({ ownerName, ownerEmail }) => `${ownerName || ownerEmail} invites you to a team at Signoff`,
  preheader: () => "Accept, and your email signature is ready for you.",
  reason: ({ ownerName }) => `You get this mail because ${ownerName || "somebody"} entered your address at`,
  body: ({ ownerName, ownerEmail, url, endsAt }) => (
    <>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        <Person name={ownerName} email={ownerEmail} /> manages the email signatures of a team and would like you to
        join. You choose a password, and find the signature that was made for you.
      </Paragraph>
      <Button href={url}>Accept the invitation</Button>
      <Small>
        The invitation is for this address and ends on {formatDate(endsAt)}. If you do not know who sent it, you can
        ignore it.
      </Small>
      <Address url={url} />
    </>
  ),
};
