import { pathTo } from "#shared/routes.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Small } from "../parts.tsx";

export const welcome: Mail<"welcome"> = {
  subject: () => "Welcome to Signoff",
  preheader: () => "Three steps to a signature that arrives as designed.",
  reason: () => "You get this mail because you created an account at",
  body: ({ name }, { publicUrl }) => (
    <>
      <Greeting name={name} />
      <Paragraph>Your account is ready. A signature takes a few minutes:</Paragraph>
      <Paragraph>
        1. Choose a template and fill in your details.
        <br />
        2. Look at it in light and dark mail, and on a phone.
        <br />
        3. Copy it into Gmail, Outlook, Apple Mail or another mail program. We show each step.
      </Paragraph>
      <Button href={`${publicUrl}${pathTo("editor-create")}`}>Create your signature</Button>
      <Small>You have one already? It waits on your dashboard.</Small>
    </>
  ),
};
