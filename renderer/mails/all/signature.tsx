import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { SignatureMail } from "../mail.ts";
import { Button, Paper, Paragraph, Person, Quote, Sentence, Small } from "../parts.tsx";

const nameOf = (guide: string) => INSTALL_GUIDES.find(({ id }) => id === guide)?.name ?? "";

export const signature: SignatureMail<"signature"> = {
  subject: ({ senderName, senderEmail }) =>
    t("{name} sent you an email signature", { name: senderName || senderEmail }),
  preheader: () => t("See it here, then install it in your mail program."),
  reason: ({ senderName }) => t("You get this mail because {name} sent it from", { name: senderName || t("somebody") }),
  body: ({ senderName, senderEmail, hash, note, guide }, { publicUrl, signatureSlot }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        <Sentence
          text="{person} made this email signature for you:"
          person={<Person name={senderName} email={senderEmail} />}
        />
      </Paragraph>
      <Quote text={note} />
      <Paper slot={signatureSlot} />
      <Button href={`${publicUrl}${pathTo("signature-preview", { hash })}${guide ? `?guide=${guide}` : ""}`}>
        {guide ? t("Install it in {program}", { program: t(nameOf(guide)) }) : t("Install the signature")}
      </Button>
      <Small>
        {t(
          "There are steps with pictures for Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo and Spark. You need no account.",
        )}
      </Small>
    </>
  ),
};
