import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, isName, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatDate } from "../words.ts";

export const invitation: Mail<"invitation"> = {
  subject: ({ ownerName, ownerEmail }) =>
    t("{name} invites you to a team at Signoff", { name: ownerName || ownerEmail }),
  preheader: ({ hasSignature }) =>
    hasSignature
      ? t("Accept, and your email signature is ready for you.")
      : t("Accept, and make your email signature in a few minutes."),
  reason: ({ ownerName }) =>
    t("You get this mail because {name} entered your address at", { name: ownerName || t("somebody") }),
  body: ({ ownerName, ownerEmail, teamName, hasSignature, url, endsAt }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        {isName(teamName) ? (
          <Sentence
            text="{person} manages the email signatures of {team} and would like you to join."
            person={<Person name={ownerName} email={ownerEmail} />}
            team={<strong>{teamName}</strong>}
          />
        ) : (
          <Sentence
            text="{person} manages the email signatures of a team and would like you to join."
            person={<Person name={ownerName} email={ownerEmail} />}
          />
        )}{" "}
        {hasSignature
          ? t("You choose a password, and find the signature that was made for you.")
          : t("You choose a password, and can make your signature right away.")}
      </Paragraph>
      <Button href={url}>{t("Accept the invitation")}</Button>
      <Small>
        {t(
          "The invitation is for this address and ends on {date}. If you do not know who sent it, you can ignore it.",
          {
            date: formatDate(endsAt),
          },
        )}
      </Small>
      <Address url={url} />
    </>
  ),
};
