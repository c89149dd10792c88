import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Anchor, Button, Paragraph, Person, Quote, Sentence, Small } from "../parts.tsx";

/** What is asked for, as the rest of a sentence. */
export function wantedWords(wanted: "create" | "edit" | "send" | "duplicate" | "delete" | "signature"): string {
  switch (wanted) {
    case "create":
      return t("to create signatures");
    case "edit":
      return t("to edit signatures");
    case "send":
      return t("to send signatures");
    case "duplicate":
      return t("to duplicate signatures");
    case "delete":
      return t("to delete signatures");
    case "signature":
      return t("to have a signature");
  }
}

export const accessRequest: Mail<"accessRequest"> = {
  subject: ({ memberName, memberEmail }) => t("{name} asks for access", { name: memberName || memberEmail }),
  preheader: ({ wanted }) => t("They would like {wanted}.", { wanted: wantedWords(wanted) }),
  reason: () => t("You get this mail because you manage a team at"),
  body: ({ memberName, memberEmail, wanted, note, grantUrl, declineUrl }) => (
    <>
      <Paragraph>{t("Hello,")}</Paragraph>
      <Paragraph>
        <Sentence
          text="{person} is in your team and would like {wanted}."
          wanted={wantedWords(wanted)}
          person={<Person name={memberName} email={memberEmail} />}
        />
      </Paragraph>
      <Quote text={note} />
      <Button href={grantUrl}>{t("Allow it")}</Button>
      <Paragraph>
        <Anchor href={declineUrl}>{t("Do not allow it")}</Anchor>
      </Paragraph>
      <Small>{t("Either opens your members page and asks you once more. Whoever asked is mailed your answer.")}</Small>
      <Address url={grantUrl} />
    </>
  ),
};
