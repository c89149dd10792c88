import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, isName, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const companyOffer: Mail<"companyOffer"> = {
  subject: ({ isLeaving, ownerName, ownerEmail }) =>
    isLeaving
      ? t("{name} would like to hand a company over to you", { name: ownerName || ownerEmail })
      : t("{name} would like to look after your team's signatures", { name: ownerName || ownerEmail }),
  preheader: () => t("Nothing changes until you accept."),
  reason: ({ ownerName }) =>
    t("You get this mail because {name} entered your address at", { name: ownerName || t("somebody") }),
  body: ({ name, isLeaving, ownerName, ownerEmail, hubName, companyName, signatures, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {isLeaving ? (
          <Sentence
            text="{person} would like you to become the owner of {company}, which the agency looks after today."
            person={<Person name={ownerName} email={ownerEmail} />}
            company={<strong>{isName(companyName) ? companyName : t("a company")}</strong>}
          />
        ) : (
          <Sentence
            text="{person} would like your team to become a company of {agency}, which then owns it and pays for it."
            person={<Person name={ownerName} email={ownerEmail} />}
            agency={<strong>{isName(hubName) ? hubName : t("an agency")}</strong>}
          />
        )}
      </Paragraph>
      <Paragraph>
        {isLeaving
          ? t(
              "Its people, its signatures and its links stay as they are. The owner decides who is in the team, and pays for its plan.",
            )
          : t(
              "Your people, your signatures and your links stay as they are, with room for {count, plural, one {# signature} other {# signatures}}. You go on managing the team as one of its admins. A plan that you pay for yourself ends, and the rest of it is paid back.",
              { count: signatures },
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
