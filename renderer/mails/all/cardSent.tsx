import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Person, Quote, Sentence } from "../parts.tsx";

export const cardSent: Mail<"cardSent"> = {
  subject: ({ senderName, senderEmail }) => t("{name} sent you a business card", { name: senderName || senderEmail }),
  preheader: ({ title }) => title,
  reason: ({ senderName }) => t("You get this mail because {name} sent it from", { name: senderName || t("somebody") }),
  body: ({ senderName, senderEmail, title, url, note }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        <Sentence
          text="{person} would like to give you this business card: {title}"
          person={<Person name={senderName} email={senderEmail} />}
          title={<strong>{title}</strong>}
        />
      </Paragraph>
      <Quote text={note} />
      <Button href={url}>{t("Open the card")}</Button>
      <Address url={url} />
    </>
  ),
};
