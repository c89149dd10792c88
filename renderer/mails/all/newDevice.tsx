import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";
import { formatMoment } from "../words.ts";

export const newDevice: Mail<"newDevice"> = {
  subject: () => t("A new device has logged in"),
  preheader: () => t("It was not you? Log it out."),
  reason: () => t("You get this mail because you have an account at"),
  body: ({ name, browser, system, loggedInAt, url }) => (
    <>
      <Greeting name={name} />
      <Paragraph>
        {t("Somebody, most likely you, has logged in to your Signoff account with a device that we do not know yet.")}
      </Paragraph>
      <Rows>
        <Row label={t("Browser")}>{browser}</Row>
        <Row label={t("System")}>{system}</Row>
        <Row label={t("When")}>{formatMoment(loggedInAt)}</Row>
      </Rows>
      <Button href={url}>{t("See your devices")}</Button>
      <Small>
        {t("It was you? Then there is nothing to do. If not, log that device out there and change your password.")}
      </Small>
    </>
  ),
};
