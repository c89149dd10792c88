import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Button, Paragraph, Person, Quote, Sentence } from "../parts.tsx";

export const pageSent: Mail<"pageSent"> = {
  subject: ({ senderName, senderEmail }) => t("{name} sent you a page", { name: senderName || senderEmail }),
  preheader: ({ title }) => title,
  reason: ({ senderName }) => t("You get this mail because {name} sent it from", { name: senderName || t("somebody") }),
  body: ({ senderName, senderEmail, title, url, note }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        <Sentence
          text="{person} would like to show you this page: {title}"
          person={<Person name={senderName} email={senderEmail} />}
          title={<strong>{title}</strong>}
        />
      </Paragraph>
      <Quote text={note} />
      <Button href={url}>{t("Open the page")}</Button>
      <Address url={url} />
    </>
  ),
};
