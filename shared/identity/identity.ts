import type { CardContent } from "../cards/schema.ts";
import type { ContactName } from "../catalog/contacts.ts";
import type { PageContent } from "../pages/schema.ts";
import type { SignatureInput } from "../signatures/schema.ts";

/** The parts of somebody that signature, page and card say alike, in the order in which a person is told of them. */
export const IDENTITY_PARTS = [
  "name",
  "role",
  "company",
  "photo",
  "phone",
  "mobile",
  "email",
  "website",
  "address",
] as const;
export type IdentityPart = (typeof IDENTITY_PARTS)[number];

/** Who somebody is, typed once; empty where it is not said. `photo` is the address of a hosted picture. */
export type Identity = Readonly<Record<IdentityPart, string>>;
/** What an identity is read from, by what holds it. */
export type Holder = "signature" | "page" | "card";
/** What each of them lets a person write. */
export type Held = {
  signature: Pick<SignatureInput, "general" | "media">;
  page: PageContent;
  card: CardContent;
};

export const NOBODY_YET: Identity = {
  name: "",
  role: "",
  company: "",
  photo: "",
  phone: "",
  mobile: "",
  email: "",
  website: "",
  address: "",
};

type Lines = readonly { name: ContactName; value: string }[];

/** The first line of each kind: the second phone is nobody's main one. */
const firstOf = (contacts: Lines, kind: ContactName) =>
  contacts.find(({ name, value }) => name === kind && value.trim())?.value.trim() ?? "";

const contactsOf = (contacts: Lines) => ({
  phone: firstOf(contacts, "phone"),
  mobile: firstOf(contacts, "mobile"),
  email: firstOf(contacts, "email"),
  website: firstOf(contacts, "website"),
  address: firstOf(contacts, "address"),
});

const READERS: { [H in Holder]: (held: Held[H]) => Identity } = {
  signature: ({ general, media }) => ({
    name: general.name.trim(),
    role: general.position.trim(),
    company: general.company.trim(),
    photo: media.photo ?? "",
    ...contactsOf(general.contacts),
  }),
  card: ({ header, title, subheader, photo, contacts }) => ({
    name: title.trim(),
    role: subheader.trim(),
    company: header.trim(),
    photo: photo ?? "",
    ...contactsOf(contacts),
  }),
  page: ({ profile, blocks }) => {
    const details = blocks.flatMap((block) => (block.type === "contact" ? [block.data] : []));
    const first = (key: "phone" | "cellphone" | "email" | "address") =>
      details.map((data) => data[key].trim()).find(Boolean) ?? "";
    return {
      ...NOBODY_YET,
      name: profile.title.trim(),
      // A page has no line for a role or a company: where its words are the role's own, they are it.
      role: profile.bio.trim(),
      photo: profile.image ?? "",
      phone: first("phone"),
      mobile: first("cellphone"),
      email: first("email"),
      address: first("address"),
    };
  },
};

/** Whose a signature, page or card is, as far as it says. */
export const identityOf = <H extends Holder>(holder: H, held: Held[H]): Identity => READERS[holder](held);

/** One part that somebody has written otherwise. Empty: it was not said before, or is not any more. */
export type IdentityChange = { part: IdentityPart; from: string; to: string };
