import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const teamOffer: Mail<"teamOffer"> = {
  subject: ({ ownerName, ownerEmail }) =>
    t("{name} would like to hand a team over to you", { name: ownerName || ownerEmail }),
  preheader: () => t("Nothing changes until you accept."),
  reason: () => t("You get this mail because you are in a team at"),
  body: ({ name, ownerName, ownerEmail, teamName, people, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {teamName ? (
          <Sentence
            text="{person} would like you to become the owner of the team “{team}”."
            person={<Person name={ownerName} email={ownerEmail} />}
            team={teamName}
          />
        ) : (
          <Sentence
            text="{person} would like you to become the owner of the team that you are in."
            person={<Person name={ownerName} email={ownerEmail} />}
          />
        )}
      </Paragraph>
      <Paragraph>
        {t(
          "The owner decides who is in the team, pays for its plan and can end it. There {count, plural, one {is # person} other {are # people}} in it. Its signatures, its plan and its people stay as they are.",
          { count: people },
        )}
      </Paragraph>
      <Button href={url}>{t("Look at the offer")}</Button>
      <Small>
        {t("The offer ends on {date}. If you do not want this, you need not do anything.", {
          date: formatMoment(endsAt),
        })}
      </Small>
      <Address url={url} />
    </>
  ),
};
