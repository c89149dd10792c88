import type { Content, General, Media } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";

/** What a sample can lend. */
export type Lender = {
  general: Pick<General, "name" | "position" | "company"> & {
    contacts: readonly Pick<General["contacts"][number], "name" | "value">[];
    socials: readonly Pick<General["socials"][number], "name" | "link">[];
  };
  media: Partial<Pick<Media, "photo" | "photo2">>;
};

/** A signature in which a sample stands wherever the person has nothing yet; `lent`: which fields, and with what. */
export type Lent = { content: Content; lent: ReadonlyMap<FieldPath, string> };

/**
 * Completes a signature with a sample's words, so that a layout can be judged before everything is written. Lines that
 * are there and empty are filled in; lines and networks of the sample are added only where the person has none at all.
 */
export function lend({ general, design, media }: Content, { general: sample, media: pictures }: Lender): Lent {
  const lent = new Map<FieldPath, string>();
  const or = (path: FieldPath, mine: string, theirs: string | null | undefined) => {
    if (mine.trim() !== "" || !theirs) return mine;
    lent.set(path, theirs);
    return theirs;
  };
  const text = (key: "name" | "position" | "company") => or(`general.${key}`, general[key], sample[key]);
  const hasContact = general.contacts.some(({ value }) => value.trim() !== "");
  const missing = sample.contacts.filter(({ name }) => !general.contacts.some((contact) => contact.name === name));
  const contacts = [
    ...general.contacts,
    ...(hasContact ? [] : missing.map(({ name }) => ({ name, value: "", label: "" }))),
  ];
  const hasNetwork = general.socials.some(({ link }) => link.trim() !== "");
  return {
    content: {
      general: {
        ...general,
        name: text("name"),
        position: text("position"),
        company: text("company"),
        contacts: contacts.map((contact, index) => ({
          ...contact,
          value: or(
            `general.contacts.${index}.value`,
            contact.value,
            sample.contacts.find(({ name }) => name === contact.name)?.value,
          ),
        })),
        socials: hasNetwork
          ? general.socials
          : sample.socials.map(({ name, link }, index) => ({
              name,
              link: or(`general.socials.${index}.link`, "", link),
              image: null,
            })),
      },
      design,
      media: {
        ...media,
        photo: or("media.photo", media.photo ?? "", pictures.photo) || null,
        photo2: or("media.photo2", media.photo2 ?? "", pictures.photo2) || null,
      },
    },
    lent,
  };
}
