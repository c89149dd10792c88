import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Greeting, Paragraph, Person, Sentence, Small } from "../parts.tsx";

export const teamBlocked: Mail<"teamBlocked"> = {
  subject: () => t("Your email signature does not show any more"),
  preheader: () => t("The plan of your team has ended. Your team owner can change that."),
  reason: () => t("You get this mail because you are in a team at"),
  body: ({ name, ownerName, ownerEmail }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        <Sentence
          text="The plan of your team at Signoff has ended. Until {person} renews it, the pictures in your email signature are empty and it cannot be edited."
          person={<Person name={ownerName} email={ownerEmail} />}
        />
      </Paragraph>
      <Paragraph>{t("Links in your signature go on working, and nothing is deleted.")}</Paragraph>
      <Small>{t("Everything is back within a minute once the plan is renewed. You need not do anything.")}</Small>
    </>
  ),
};
