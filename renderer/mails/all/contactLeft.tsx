import { t } from "#shared/languages/translate.ts";
import type { Mail } from "../mail.ts";
import { Address, Paragraph, Person, Quote, Row, Rows, Small } from "../parts.tsx";

export const contactLeft: Mail<"contactLeft"> = {
  subject: ({ name }) => t("{name} left you their contact", { name }),
  preheader: ({ title }) => t("By your business card: {title}", { title }),
  reason: () => t("You get this mail because your business card takes contacts. It is kept at"),
  body: ({ url, name, email, phone, company, note }) => (
    <>
      <Paragraph>
        {t(
          "{name} has opened your business card and left this for you. They agreed that you get it; it is kept nowhere but in this mail.",
          { name },
        )}
      </Paragraph>
      <Rows>
        <Row label={t("Name")}>{name}</Row>
        <Row label={t("Email")}>
          <Person name="" email={email} />
        </Row>
        <Row label={t("Phone number")}>{phone}</Row>
        <Row label={t("Company")}>{company}</Row>
      </Rows>
      <Quote text={note} />
      <Small>{t("An answer to this mail goes to the person who wrote it.")}</Small>
      <Address url={url} />
    </>
  ),
};
