import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Person, Sentence, Small } from "../parts.tsx";

export const teamHandedOver: Mail<"teamHandedOver"> = {
  subject: ({ isOwner }) => (isOwner ? t("You are the owner of the team now") : t("Your team has a new owner")),
  preheader: ({ isOwner }) =>
    isOwner ? t("Its people, its signatures and its plan are as they were.") : t("You are one of its admins now."),
  reason: () => t("You get this mail because you are in a team at"),
  body: ({ name, isOwner, otherName, otherEmail, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {isOwner ? (
          <Sentence
            text="You have taken over the team of {person}, who is one of its admins now."
            person={<Person name={otherName} email={otherEmail} />}
          />
        ) : (
          <Sentence
            text="{person} has taken over your team. You are one of its admins now."
            person={<Person name={otherName} email={otherEmail} />}
          />
        )}
      </Paragraph>
      <Button href={url}>{t("Go to the team")}</Button>
      <Small>{t("You did not expect this? Then write to the other one at once.")}</Small>
    </>
  ),
};
