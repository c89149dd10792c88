import type { Entitlements } from "../account/rules.ts";
import { TEMPLATES } from "../catalog/templates.ts";
import type { Content } from "./schema.ts";

/** Parts of a design that the account may try in the editor but not save. `path` is the field, dotted. */
export function paidParts(
  { design, general }: Content,
  { hasAllTemplates, canHideBranding, canChooseIcons }: Entitlements,
) {
  const isFreeTemplate = TEMPLATES.some(({ id, isFree }) => id === design.templateId && isFree);
  return [
    ...(isFreeTemplate || hasAllTemplates
      ? []
      : [{ path: "design.templateId", message: "This template is part of the paid plans." }]),
    ...(general.brandingLine !== 0 || canHideBranding
      ? []
      : [{ path: "general.brandingLine", message: "Hiding the branding line is part of the paid plans." }]),
    ...(design.iconType === 1 || canChooseIcons
      ? []
      : [{ path: "design.iconType", message: "Other icon styles are part of the paid plans." }]),
  ];
}

/** True when there is nothing to draw: no text but the social caption, no contact, field, picture, linked network or addon. */
export function isEmpty({ general, media }: Content): boolean {
  const { name, company, position, department, customFields, contacts, socials, addons } = general;
  return !(
    [name, company, position, department].some((text) => text.trim()) ||
    contacts.some(({ value }) => value.trim()) ||
    customFields.some(({ title, value }) => title.trim() || value.trim()) ||
    socials.some(({ link }) => link.trim()) ||
    addons.length > 0 ||
    media.photo ||
    media.photo2 ||
    media.banner
  );
}
