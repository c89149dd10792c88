import { MAX_CARD_CONTACTS, MAX_CARD_LINE_LENGTH, MAX_CARD_SOCIALS } from "../cards/constants.ts";
import { CardInput } from "../cards/schema.ts";
import { languageNow } from "../languages/translate.ts";
import { cut } from "../lib/text.ts";
import { MAX_BIO_LENGTH, MAX_LABEL_LENGTH, MAX_LINES_LENGTH, MAX_ROWS, MAX_TITLE_LENGTH } from "../pages/constants.ts";
import { PageContent } from "../pages/schema.ts";
import type { Contact, Social } from "../signatures/schema.ts";
import { type Identity, NOBODY_YET } from "./identity.ts";

/** Who makes something new, and what is known of them; all of it theirs to change. */
export type Beginning = {
  identity: Identity;
  /** every line of contact, as their signature has them */
  contacts: readonly Contact[];
  socials: readonly Social[];
};

export const NO_BEGINNING: Beginning = { identity: NOBODY_YET, contacts: [], socials: [] };

/** The lines that nearly every card has; empty ones are not shown. */
const USUAL = ["mobile", "email", "website"] as const;

const filled = <T extends { value: string }>(rows: readonly T[]) => rows.filter(({ value }) => value.trim());
/** Own icons are the signature's; and a network without a link leads nowhere. */
const catalogued = (socials: readonly Social[]) => socials.filter(({ link, image }) => link.trim() && image === null);

/** A new card of somebody, with all that is known of them. */
export function newCard({ identity, contacts, socials }: Beginning): CardInput {
  const known = filled(contacts);
  const missing = USUAL.filter((name) => !known.some((line) => line.name === name));
  const line = (text: string) => cut(text, MAX_CARD_LINE_LENGTH);
  return CardInput.parse({
    content: {
      language: languageNow(),
      header: line(identity.company),
      title: line(identity.name),
      subheader: line(identity.role),
      photo: identity.photo || null,
      contacts: [...known, ...missing.map((name) => ({ name, value: "" }))].slice(0, MAX_CARD_CONTACTS),
      socials: catalogued(socials).slice(0, MAX_CARD_SOCIALS),
    },
  });
}

/**
 * What a new page of somebody begins with: their name, what they do, and a block each for contacts and networks where they have any.
 * @param keyOf a new row's key
 */
export function newPageContent({ identity, socials }: Beginning, keyOf: () => string): PageContent {
  const { name, role, company, photo, email, address, phone, mobile } = identity;
  const label = (text: string) => (text.length <= MAX_LABEL_LENGTH ? text : "");
  const networks = catalogued(socials)
    .slice(0, MAX_ROWS)
    .map((social) => ({ ...social, key: keyOf() }));
  const details = {
    email: label(email),
    address: cut(address, MAX_LINES_LENGTH),
    phone: label(phone),
    cellphone: label(mobile),
  };
  const blocks = [
    ...(Object.values(details).some(Boolean) ? [{ type: "contact", key: keyOf(), data: details }] : []),
    ...(networks.length > 0 ? [{ type: "social", key: keyOf(), data: { rows: networks } }] : []),
  ];
  return PageContent.parse({
    language: languageNow(),
    profile: {
      title: cut(name, MAX_TITLE_LENGTH),
      bio: cut([role, company].filter(Boolean).join(", "), MAX_BIO_LENGTH),
      image: photo || null,
    },
    blocks,
  });
}
