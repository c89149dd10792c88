import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Greeting, isName, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const companyEnding: Mail<"companyEnding"> = {
  subject: ({ endsAt }) => t("Your signatures show until {date}", { date: formatDate(endsAt) }),
  preheader: () => t("The plan of the agency that looks after them has ended."),
  reason: () => t("You get this mail because you look after a company at"),
  body: ({ name, companyName, hubName, ownerEmail, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        <Sentence
          text="The plan of the agency that looks after {company} has ended. Until {date} everything is as it was; then the pictures in its signatures are empty and they cannot be edited."
          company={<strong>{isName(companyName) ? companyName : t("your company")}</strong>}
          date={<strong>{formatDate(endsAt)}</strong>}
        />
      </Paragraph>
      <Paragraph>
        <Sentence
          text="Ask {person}, who runs it, to renew the plan, or to hand the company over to you."
          person={<Person name={isName(hubName) ? hubName : ""} email={ownerEmail} />}
        />
      </Paragraph>
      <Small>{t("Links in signatures go on working, and nothing is deleted.")}</Small>
    </>
  ),
};
