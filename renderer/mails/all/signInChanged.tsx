import { t } from "#shared/languages/translate.ts";
import type { MailProps } from "#shared/mail/schema.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

type What = MailProps<"signInChanged">["what"];

/** What happened, and how it is undone where it was somebody else. */
const said = (what: What): { subject: string; text: string; undo: string } => {
  switch (what) {
    case "passkeyAdded":
      return {
        subject: t("A passkey was added to your account"),
        text: t("It opens your Signoff account without your password."),
        undo: t("It was you? Then there is nothing to do. If not, remove the passkey there and change your password."),
      };
    case "signInConnected":
      return {
        subject: t("A sign-in was connected to your account"),
        text: t("Whoever signs in there gets into your Signoff account without your password."),
        undo: t("It was you? Then there is nothing to do. If not, disconnect it there and change your password."),
      };
    case "twoFactorOn":
      return {
        subject: t("Two-factor sign-in is switched on"),
        text: t("From now on your Signoff account asks for a code of an authenticator app besides the password."),
        undo: t(
          "It was you? Then there is nothing to do. If not, switch it off there and change your password. If you cannot get in any more, tell whoever runs this Signoff.",
        ),
      };
    case "twoFactorOff":
      return {
        subject: t("Two-factor sign-in is switched off"),
        text: t("Your Signoff account asks for no code any more. The recovery codes have stopped working."),
        undo: t("It was you? Then there is nothing to do. If not, change your password and switch it on again."),
      };
    case "recoveryCodesRenewed":
      return {
        subject: t("You have new recovery codes"),
        text: t("The recovery codes of your Signoff account were made anew. The old ones have stopped working."),
        undo: t("It was you? Then there is nothing to do. If not, change your password and make new codes again."),
      };
  }
};

export const signInChanged: Mail<"signInChanged"> = {
  subject: ({ what }) => said(what).subject,
  preheader: () => t("It was not you? Undo it."),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, what, label, changedAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{said(what).text}</Paragraph>
      <Rows>
        {label && <Row label={t("Name")}>{label}</Row>}
        <Row label={t("When")}>{formatMoment(changedAt)}</Row>
      </Rows>
      <Button href={url}>{t("See how you sign in")}</Button>
      <Small>{said(what).undo}</Small>
    </>
  ),
};
