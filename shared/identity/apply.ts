import { MAX_CARD_CONTACTS, MAX_CARD_LINE_LENGTH } from "../cards/constants.ts";
import type { CardContent } from "../cards/schema.ts";
import { CONTACT_NAMES, type ContactName } from "../catalog/contacts.ts";
import type { Block } from "../pages/blocks.ts";
import { MAX_BIO_LENGTH, MAX_LABEL_LENGTH, MAX_LINES_LENGTH, MAX_TITLE_LENGTH } from "../pages/constants.ts";
import type { PageContent } from "../pages/schema.ts";
import { MAX_CONTACTS, MAX_LINE_LENGTH } from "../signatures/constants.ts";
import type { Contact } from "../signatures/schema.ts";
import { isAlike } from "./alike.ts";
import type { Held, Holder, IdentityChange, IdentityPart } from "./identity.ts";

type Apply<T> = (held: T, change: IdentityChange) => T;

/** Puts what was said before out of a line and what is said now into it; the very same text where it says something else. */
const inLine = (text: string, { part, from, to }: IdentityChange, most: number): string =>
  isAlike(part, text, from) && to.length <= most ? to : text;

/** The same of an object's line; the very same object where nothing changes. */
function withLine<T extends object, K extends keyof T>(held: T, key: K, change: IdentityChange, most: number): T {
  const before = held[key] as string;
  const after = inLine(before, change, most);
  return after === before ? held : { ...held, [key]: after };
}

function withPicture<T extends object, K extends keyof T>(held: T, key: K, { from, to }: IdentityChange): T {
  const before = (held[key] as string | null) ?? "";
  return before !== from || before === to ? held : { ...held, [key]: to || null };
}

const isContact = (part: IdentityPart): part is IdentityPart & ContactName =>
  (CONTACT_NAMES as readonly string[]).includes(part);

/** Lines of contact with what is said now: the line gets it, a new one holds it, or the line goes. */
function withContact(contacts: Contact[], { part, from, to }: IdentityChange, most: number): Contact[] {
  if (!isContact(part)) return contacts;
  // Empty lines are not drawn, and are there to be filled in.
  const at = contacts.findIndex(({ name, value }) => name === part && isAlike(part, value, from));
  if (at < 0) {
    const isNew = from === "" && contacts.length < most && !contacts.some(({ name }) => name === part);
    return isNew ? [...contacts, { name: part, value: to, label: "" }] : contacts;
  }
  if (to === "" && from !== "") return contacts.toSpliced(at, 1);
  return contacts.with(at, { ...(contacts[at] as Contact), value: to });
}

const inSignature: Apply<Held["signature"]> = (held, change) => {
  const { general, media } = held;
  const into = (next: typeof general) => (next === general ? held : { ...held, general: next });
  switch (change.part) {
    case "name":
    case "company":
      return into(withLine(general, change.part, change, MAX_LINE_LENGTH));
    case "role":
      return into(withLine(general, "position", change, MAX_LINE_LENGTH));
    case "photo": {
      const next = withPicture(media, "photo", change);
      return next === media ? held : { ...held, media: next };
    }
    default: {
      const contacts = withContact(general.contacts, change, MAX_CONTACTS);
      return into(contacts === general.contacts ? general : { ...general, contacts });
    }
  }
};

const inCard: Apply<CardContent> = (card, change) => {
  switch (change.part) {
    // A card without them cannot be kept.
    case "name":
      return change.to ? withLine(card, "title", change, MAX_CARD_LINE_LENGTH) : card;
    case "company":
      return change.to ? withLine(card, "header", change, MAX_CARD_LINE_LENGTH) : card;
    case "role":
      return withLine(card, "subheader", change, MAX_CARD_LINE_LENGTH);
    case "photo":
      return withPicture(card, "photo", change);
    default: {
      const contacts = withContact(card.contacts, change, MAX_CARD_CONTACTS);
      return contacts === card.contacts ? card : { ...card, contacts };
    }
  }
};

const OF_PAGES = {
  phone: ["phone", MAX_LABEL_LENGTH],
  mobile: ["cellphone", MAX_LABEL_LENGTH],
  email: ["email", MAX_LABEL_LENGTH],
  address: ["address", MAX_LINES_LENGTH],
} as const;

const inPage: Apply<PageContent> = (page, change) => {
  const { profile, blocks } = page;
  const into = (next: typeof profile) => (next === profile ? page : { ...page, profile: next });
  switch (change.part) {
    case "name":
      return into(withLine(profile, "title", change, MAX_TITLE_LENGTH));
    case "role":
      // An empty text about oneself is no missing role.
      return change.from ? into(withLine(profile, "bio", change, MAX_BIO_LENGTH)) : page;
    case "photo":
      return into(withPicture(profile, "image", change));
    case "phone":
    case "mobile":
    case "email":
    case "address": {
      const [key, most] = OF_PAGES[change.part];
      // What was not said goes into one place, what was said is mended in all.
      let isDone = false;
      const next = blocks.map((block): Block => {
        if (block.type !== "contact" || (isDone && change.from === "")) return block;
        const data = withLine(block.data, key, change, most);
        if (data === block.data) return block;
        isDone = true;
        return { ...block, data };
      });
      return isDone ? { ...page, blocks: next } : page;
    }
    default:
      return page;
  }
};

const APPLIERS: { [H in Holder]: Apply<Held[H]> } = { signature: inSignature, page: inPage, card: inCard };

/**
 * A signature, page or card with what changed of its person. What says something else stays, and so does what has no place for
 * it: the very same object where nothing changes.
 */
export const applied = <H extends Holder, T extends Held[H]>(
  holder: H,
  held: T,
  changes: readonly IdentityChange[],
): T => changes.reduce((now, change) => APPLIERS[holder](now, change) as T, held);
