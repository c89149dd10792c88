import { Fragment, createElement as h, type ReactElement, type ReactNode } from "react";
import { Column, Container, Hr, Img, Link, Row, render, Section, Text } from "react-email";
import type { Content } from "#shared/signatures/schema.ts";

/**
 * The other yardstick of the render bench: layouts 1 to 4 as somebody using react-email writes them, with its components
 * and inline styles, no Tailwind, the same texts, links and pictures.
 */
export const byReactEmail = (content: Content): Promise<string> => render(design(content));

const FONT = "Arial,Helvetica,sans-serif";
const ACCENT = "#0a7f8a";
const GREY = "#657479";
const TEXT = { fontFamily: FONT, fontSize: "12px", lineHeight: "1.4", color: GREY, margin: 0 };
const LABELS: Record<string, [string, string, string]> = {
  phone: ["P", "Phone", "tel:"],
  email: ["E", "Email", "mailto:"],
  website: ["W", "Website", ""],
  address: ["A", "Address", "https://maps.google.com/?q="],
};

function design({ general, design: { templateId } }: Content): ReactElement {
  const align = templateId === 2 ? { textAlign: "center" as const } : {};
  const text = { ...TEXT, ...align };
  const photo = h(Img, {
    src: "https://img.example/i/a@2.png",
    width: 96,
    height: 96,
    alt: general.name,
    style: { display: "block", border: 0, width: 96, height: 96 },
  });
  const name = h(Text, { style: { ...text, fontSize: "18px", color: ACCENT, fontWeight: "bold" } }, general.name);
  const role = h(Text, { style: text }, `${general.position} \u00b7 ${general.department}`);
  const company = h(Text, { style: { ...text, fontWeight: "bold" } }, general.company);
  const socials = h(
    Section,
    { style: { paddingTop: 10 } },
    h(Text, { style: text }, general.socialCaption),
    h(Row, null, ...general.socials.map(socialIcon)),
  );
  const branding = h(
    Text,
    { style: { ...text, fontSize: "10px", paddingTop: 10 } },
    link("https://signoff.example/", "Made with Signoff"),
  );
  if (templateId === 2)
    return h(
      Container,
      null,
      h(Section, { style: align }, photo),
      name,
      role,
      company,
      rule(),
      flow(general, text),
      socials,
      branding,
    );
  if (templateId === 4) {
    const head = h(
      Row,
      null,
      h(Column, { style: { verticalAlign: "bottom" } }, name, role, company),
      h(Column, { align: "right" }, photo),
    );
    return h(Container, null, h(Section, null, head), rule(), flow(general, text), socials, branding);
  }
  const words = h(Section, null, name, role, company, list(general, templateId === 3), socials);
  const cells =
    templateId === 1
      ? [
          h(Column, { key: 1, style: { paddingRight: 16 } }, photo),
          h(Column, { key: 2, style: { borderLeft: "1px solid #c3ced1", paddingLeft: 16 } }, words),
        ]
      : [
          h(Column, { key: 1, style: { width: 4, backgroundColor: ACCENT } }),
          h(Column, { key: 2, style: { padding: "0 24px 0 14px" } }, words),
          h(Column, { key: 3 }, photo),
        ];
  return h(Container, null, h(Section, null, h(Row, null, ...cells)), branding);
}

const rule = () => h(Hr, { style: { borderColor: "#c3ced1", margin: "8px 0" } });

const link = (href: string, label: string) =>
  h(Link, { href, style: { color: GREY, textDecoration: "none" } }, h("span", { style: { color: GREY } }, label));

/** Contacts and custom fields, a row each with its label in a column. */
function list({ contacts, customFields }: Content["general"], isWordy: boolean): ReactElement {
  const line = (label: string, value: ReactNode, key: string) =>
    h(
      Fragment,
      { key },
      h(
        Row,
        null,
        h(Column, { style: { ...TEXT, color: ACCENT, fontWeight: "bold", paddingRight: 8 } }, label),
        h(Column, { style: TEXT }, value),
      ),
    );
  return h(
    Section,
    { style: { paddingTop: 10 } },
    ...contacts.map(({ name, value }) => {
      const [letter, word, scheme] = LABELS[name] as [string, string, string];
      return line(isWordy ? word : letter, link(scheme + value, value), value);
    }),
    ...customFields.map(({ title, value, link: href }) =>
      line(href ? "" : title, href ? link(href, title) : value, title),
    ),
  );
}

/** The same one after the other. */
function flow({ contacts, customFields }: Content["general"], style: typeof TEXT): ReactElement {
  const mark = h("span", { style: { color: "#c3ced1" } }, " | ");
  const pieces = [
    ...contacts.map(({ name, value }) => link((LABELS[name] as [string, string, string])[2] + value, value)),
    ...customFields.map(({ title, value, link: href }) => (href ? link(href, title) : `${title} ${value}`)),
  ];
  const line = (from: number, to?: number) =>
    h(Text, { style }, ...pieces.slice(from, to).map((piece, i) => h(Fragment, { key: i }, i ? mark : null, piece)));
  return h(Section, null, line(0, 3), line(3));
}

function socialIcon({ name, link: href }: { name: string; link: string }): ReactElement {
  const src = `https://img.example/i/icons/${name}-1-0a7f8a-ffffff-22@2.png`;
  const icon = h(Img, {
    src,
    width: 22,
    height: 22,
    alt: name,
    style: { display: "block", border: 0, width: 22, height: 22 },
  });
  return h(
    Column,
    { key: name, style: { paddingRight: 6, width: 28 } },
    h(Link, { href, style: { textDecoration: "none" } }, icon),
  );
}
