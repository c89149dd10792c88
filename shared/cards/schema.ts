import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../languages/constants.ts";
import { HEX_COLOR } from "../lib/color.ts";
import { Hash } from "../signatures/hash.ts";
import { Contact, hostedPicture, Social } from "../signatures/schema.ts";
import {
  CARD_STATES,
  MAX_CARD_CONTACTS,
  MAX_CARD_LINE_LENGTH,
  MAX_CARD_NOTE_LENGTH,
  MAX_CARD_SOCIALS,
  QR_TYPES,
} from "./constants.ts";

const line = z._default(z.string().check(z.maxLength(MAX_CARD_LINE_LENGTH)), "");
const picture = z._default(z.nullable(hostedPicture), null);
const color = z.string().check(z.regex(HEX_COLOR));

/** What is on a card and in the contact that it gives away. A card that is kept has a header and a title: `cardProblems`. */
export const CardContent = z.strictObject({
  /** of what the card says besides what was typed. Of cards from before it could be chosen: English */
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  /** in bold above all: a company, or what the person is known by */
  header: line,
  /** the person's name */
  title: line,
  /** their role */
  subheader: line,
  backgroundColor: z._default(color, "#0b1f24"),
  /** null: ink or white, whichever is read with ease */
  textColor: z._default(z.nullable(color), null),
  logo: picture,
  photo: picture,
  banner: picture,
  qrType: z._default(z.enum(QR_TYPES), "contact"),
  /** hash of the page that its code leads to; null: the card itself */
  linkedPage: z._default(z.nullable(Hash), null),
  contacts: z._default(z.array(Contact).check(z.maxLength(MAX_CARD_CONTACTS)), []),
  socials: z._default(z.array(Social).check(z.maxLength(MAX_CARD_SOCIALS)), []),
  note: z._default(z.string().check(z.maxLength(MAX_CARD_NOTE_LENGTH)), ""),
  /** whether visitors may leave their own contact */
  takesContacts: z._default(z.boolean(), false),
});
export type CardContent = z.output<typeof CardContent>;

export const CardInput = z.strictObject({
  /** what its people call it in lists; empty: by its title */
  label: line,
  content: z.prefault(CardContent, {}),
});
export type CardInput = z.output<typeof CardInput>;
/** A whole card as it is sent: a part left out is a mistake of the sender, not a wish to empty it. */
export const CardBody = z.extend(CardInput, { content: CardContent });

/** A saved card, as the API answers it. */
export const Card = z.strictObject({
  id: z.string(),
  hash: Hash,
  ...CardInput.shape,
  state: z.enum(CARD_STATES),
  canEdit: z.boolean(),
  group: z.nullable(z.string()),
  /** e-mail of the member it is assigned to, told to them and to those who assign */
  assignee: z.nullable(z.string()),
  /** where visitors find it */
  url: z.string(),
  /** where they find it on a verified domain of the team's own; null: nowhere */
  ownUrl: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Card = z.output<typeof Card>;
export const ListedCard = z.extend(Card, { views: z.int(), saves: z.int() });
export type ListedCard = z.output<typeof ListedCard>;
