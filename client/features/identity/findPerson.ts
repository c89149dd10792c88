import type { Call } from "#client/lib/context.tsx";
import type { User } from "#shared/account/schema.ts";
import * as cards from "#shared/cards/endpoints.ts";
import { CONTACT_NAMES } from "#shared/catalog/contacts.ts";
import { isSamePerson } from "#shared/identity/alike.ts";
import { type Identity, identityOf, NOBODY_YET } from "#shared/identity/identity.ts";
import { languageNow } from "#shared/languages/translate.ts";
import * as pages from "#shared/pages/endpoints.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import type { Contact, General } from "#shared/signatures/schema.ts";

/** What is known of somebody for a signature. */
type Person = Pick<General, "name" | "position" | "department" | "company" | "contacts" | "language"> & {
  photo: string | null;
};

const NEWEST = { params: { group: OWN_GROUP, page: 1 }, querystring: {} };

/**
 * Who somebody is by their newest card, and without one by their newest page; null where they have neither. Whoever may assign
 * sees those of others too: theirs is the one that is assigned to them or says their name, or the only one there is.
 * @throws ApiError
 */
export async function findPerson(call: Call, user: User): Promise<Person | null> {
  const me: Identity = { ...NOBODY_YET, name: user.name, email: user.email };
  const isMine = ({ assignee }: { assignee: string | null }, identity: Identity, isOnly: boolean) =>
    assignee === null ? isOnly || isSamePerson(identity, me) : assignee === user.email;
  const ofCards = (await call(cards.list, NEWEST)).items;
  const card = ofCards.find((one) => isMine(one, identityOf("card", one.content), ofCards.length === 1));
  if (card) return personOf(identityOf("card", card.content), card.content.contacts);
  const ofPages = (await call(pages.list, NEWEST)).items;
  const page = ofPages.find((one) => isMine(one, identityOf("page", one.content), ofPages.length === 1));
  return page ? personOf(identityOf("page", page.content), null) : null;
}

/** @param contacts every line, where there are more than one of a kind */
function personOf(identity: Identity, contacts: readonly Contact[] | null): Person {
  const { name, role, company, photo } = identity;
  const lines = CONTACT_NAMES.flatMap((kind): Contact[] => {
    const value = kind in identity ? identity[kind as keyof Identity] : "";
    return value ? [{ name: kind, value, label: "" }] : [];
  });
  return {
    name,
    position: role,
    department: "",
    language: languageNow(),
    company,
    contacts: [...(contacts?.filter(({ value }) => value.trim()) ?? lines)],
    photo: photo || null,
  };
}
