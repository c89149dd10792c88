import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Greeting, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const teamEnds: Mail<"teamEnds"> = {
  subject: ({ endsAt }) =>
    endsAt === null ? t("Your team stays") : t("Your team ends on {date}", { date: formatDate(endsAt) }),
  preheader: ({ endsAt }) =>
    endsAt === null ? t("Your email signature goes on as it is.") : t("Your own account stays."),
  reason: () => t("You get this mail because you are in a team at"),
  body: ({ name, ownerName, ownerEmail, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {endsAt === null ? (
          <Sentence
            text="{person} keeps the team that you are in. Nothing changes for you."
            person={<Person name={ownerName} email={ownerEmail} />}
          />
        ) : (
          <Sentence
            text="{person} has deleted the account that your team belongs to. The team ends on {date}, and with it the signatures that you have from it: their pictures become empty and their links lead nowhere."
            person={<Person name={ownerName} email={ownerEmail} />}
            date={formatDate(endsAt)}
          />
        )}
      </Paragraph>
      {endsAt !== null && (
        <Small>
          {t(
            "Your own account stays, with all that you have made outside of the team. Whoever owns the team can keep it until that day.",
          )}
        </Small>
      )}
    </>
  ),
};
