import { msg, t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, isName, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

const TOLD = {
  left: {
    owner: msg("You have taken {company} over from {person}."),
    other: msg("{person} has taken {company} over. Its signatures are free in your package again."),
  },
  joined: {
    owner: msg("{person} has accepted: {company} is one of your companies now."),
    other: msg("You have accepted: the agency of {person} has {company} now, and you are one of its admins."),
  },
};

export const companyMoved: Mail<"companyMoved"> = {
  subject: ({ isLeaving }) =>
    isLeaving ? t("A company is a team of its own now") : t("A team is a company of an Agency Hub now"),
  preheader: () => t("Its people, its signatures and its links are as they were."),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, isLeaving, isOwner, otherName, otherEmail, companyName, freeUntil, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        <Sentence
          text={TOLD[isLeaving ? "left" : "joined"][isOwner ? "owner" : "other"]}
          company={<strong>{isName(companyName) ? companyName : t("the team")}</strong>}
          person={<Person name={otherName} email={otherEmail} />}
        />
      </Paragraph>
      {isLeaving && isOwner && freeUntil && (
        <Paragraph>
          {t("It has what it had until {date}. Choose a plan until then, or its signatures show no more.", {
            date: formatDate(freeUntil),
          })}
        </Paragraph>
      )}
      <Button href={url}>{t("Go to the team")}</Button>
      <Small>{t("You did not expect this? Then write to the other one at once.")}</Small>
    </>
  ),
};
