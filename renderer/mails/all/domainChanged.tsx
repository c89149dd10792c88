import { t } from "#shared/languages/translate.ts";
import type { MailProps } from "#shared/mail/schema.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";

type What = MailProps<"domainChanged">["what"];

/** How it is with a domain now, why, and what can be done. */
function said(what: What, domain: string): { subject: string; text: string; next: string } {
  switch (what) {
    case "verified":
      return {
        subject: t("Your domain is verified: {domain}", { domain }),
        text: t("We have seen the record that proves that the domain is yours. Your pages are shown under it now."),
        next: t("Leave the record in place: we look every day, and without it the domain is taken away."),
      };
    case "gone":
      return {
        subject: t("Your domain was taken away: {domain}", { domain }),
        text: t("The record that proves that the domain is yours has gone, so nothing is shown under it any more."),
        next: t(
          "Set the same record again, and the domain comes back within a day. Your pages are seen at our address.",
        ),
      };
    case "late":
      return {
        subject: t("Your domain is not verified: {domain}", { domain }),
        text: t("We have looked for the record for 72 hours and it did not come, so we have stopped looking."),
        next: t("Set the record, then have it checked again. Your pages are seen at our address."),
      };
    case "taken":
      return {
        subject: t("Your domain is somebody else's now: {domain}", { domain }),
        text: t(
          "The record that proved that the domain is yours has gone, and somebody else has proved that it is theirs.",
        ),
        next: t("If it is yours, have a look at whoever keeps it for you. Your pages are seen at our address."),
      };
  }
}

export const domainChanged: Mail<"domainChanged"> = {
  subject: ({ what, domain }) => said(what, domain).subject,
  preheader: ({ what, domain }) => said(what, domain).text,
  reason: () => t("You get this mail because you own a team at"),
  body: ({ name, domain, what, recordName, recordValue, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>{said(what, domain).text}</Paragraph>
      <Rows>
        <Row label={t("Domain")}>{domain}</Row>
        <Row label={t("Name of the record")}>{recordName}</Row>
        <Row label={t("Its value")}>{recordValue}</Row>
      </Rows>
      <Button href={url}>{t("See your domains")}</Button>
      <Small>{said(what, domain).next}</Small>
    </>
  ),
};
