import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, isName, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const adminInvitation: Mail<"adminInvitation"> = {
  subject: ({ companyName, hubName }) =>
    isName(companyName || hubName)
      ? t("You are to look after {name} at Signoff", { name: companyName || hubName })
      : t("You are to look after an Agency Hub at Signoff"),
  preheader: () => t("Accept, and you find its signatures, pages and cards."),
  reason: ({ ownerName }) =>
    t("You get this mail because {name} entered your address at", { name: ownerName || t("somebody") }),
  body: ({ name, ownerName, ownerEmail, hubName, companyName, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {isName(companyName) ? (
          <Sentence
            text="{person} would like you to look after the email signatures of {company}."
            person={<Person name={ownerName} email={ownerEmail} />}
            company={<strong>{companyName}</strong>}
          />
        ) : isName(hubName) ? (
          <Sentence
            text="{person} would like you to look after all companies of {agency}."
            person={<Person name={ownerName} email={ownerEmail} />}
            agency={<strong>{hubName}</strong>}
          />
        ) : (
          <Sentence
            text="{person} would like you to look after all companies of an agency."
            person={<Person name={ownerName} email={ownerEmail} />}
          />
        )}{" "}
        {t("If you have no account yet, you choose a password.")}
      </Paragraph>
      <Button href={url}>{t("Accept the invitation")}</Button>
      <Small>
        {t(
          "The invitation is for this address and ends on {date}. If you do not know who sent it, you can ignore it.",
          { date: formatDate(endsAt) },
        )}
      </Small>
      <Address url={url} />
    </>
  ),
};
