import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Greeting, Paragraph, Person, Sentence, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const emailChanged: Mail<"emailChanged"> = {
  subject: () => t("Your email address was changed"),
  preheader: () => t("It was not you? Take it back."),
  reason: () => t("You get this mail because you had an account with this address at"),
  body: ({ name, email, url, endsAt }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        <Sentence
          text="Your Signoff account belongs to {email} now. Log in with that address from now on."
          email={<Person name="" email={email} />}
        />
      </Paragraph>
      <Paragraph>
        {t("If it was not you, take it back: the account gets this address again, and everybody is logged out.")}
      </Paragraph>
      <Button href={url}>{t("Take it back")}</Button>
      <Small>{t("The link works once, until {date}.", { date: formatMoment(endsAt) })}</Small>
      <Address url={url} />
    </>
  ),
};
