import type { Content } from "#shared/signatures/schema.ts";
import { findTemplate } from "./templates/registry.ts";

/** The layout with the least height: name, role and contacts in running lines. */
const REPLY_TEMPLATE = 9;
const REPLY_CONTACTS = ["phone", "mobile", "email"];

/**
 * The short form for replies and forwards: name, role, and the first phone number and mail address, in the colours of
 * the full one. Render it like any content; it links to nothing that the full one does not link to.
 */
export function replyVariant({ general, design, media }: Content): Content {
  const { look } = findTemplate(design);
  const first = (names: readonly string[]) =>
    general.contacts.find(({ name, value }) => names.includes(name) && value.trim());
  const contacts = [first(REPLY_CONTACTS.slice(0, 2)), first(REPLY_CONTACTS.slice(2))].filter(
    (contact) => contact !== undefined,
  );
  return {
    general: {
      ...general,
      department: "",
      socialCaption: "",
      contacts,
      customFields: [],
      socials: [],
      addons: [],
      brandingLine: 0,
    },
    design: {
      ...design,
      templateId: REPLY_TEMPLATE,
      fontColor: design.fontColor ?? look.pageAccent ?? look.accent,
      blocksConfig: [],
    },
    media: { ...media, photo: null, photo2: null, banner: null },
  };
}
