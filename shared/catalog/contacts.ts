/**
 * The kinds of contact lines, in the order the editor offers them, with their word and letter in English; `words.ts` has
 * those of other languages. `kind` decides the link that is made of the value.
 */
export const CONTACTS = {
  phone: { label: "Phone", short: "P", kind: "tel" },
  mobile: { label: "Mobile", short: "M", kind: "tel" },
  email: { label: "Email", short: "E", kind: "mailto" },
  website: { label: "Website", short: "W", kind: "web" },
  address: { label: "Address", short: "A", kind: "map" },
  fax: { label: "Fax", short: "F", kind: "text" },
  skype: { label: "Skype", short: "S", kind: "text" },
} as const;

export type ContactName = keyof typeof CONTACTS;
export const CONTACT_NAMES = Object.keys(CONTACTS) as [ContactName, ...ContactName[]];

/** What stands in front of contacts: whatever the layout has, or the person's choice. */
export const CONTACT_LABELS = { layout: 0, icon: 1, letter: 2, word: 3, none: 4 } as const;
