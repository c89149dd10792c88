import { SOCIALS } from "#shared/catalog/socials.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { PaidPart } from "#shared/signatures/rules.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { formOf } from "../fields/addonForms.ts";
import type { FieldPath } from "../fields/fields.ts";

/** As the panels call them. */
const NAMES: Readonly<Record<FieldPath, string>> = {
  "general.brandingLine": msg("Hidden branding line"),
  "general.customFields": msg("Custom fields"),
  "design.iconType": msg("Icon style"),
  "media.banner": msg("Banner"),
  "media.photoUrl": msg("Link on the photo"),
};

/** What a plan does not keep, by the names of its panels: `general.addons.2` -> "Disclaimer". Each name once. */
export const paidNames = (parts: readonly PaidPart[], document: SignatureInput): string[] => [
  ...new Set(parts.map(({ path, message }) => nameOf(path, document) ?? message)),
];

function nameOf(path: FieldPath, { general, design }: SignatureInput): string | undefined {
  if (path === "design.templateId") {
    const template = TEMPLATES.find(({ id }) => id === design.templateId);
    return template && t("Layout “{name}”", { name: t(template.name) });
  }
  const [, section, index] = path.split(".");
  const social = section === "socials" ? general.socials[Number(index)] : undefined;
  const addon = section === "addons" ? general.addons[Number(index)] : undefined;
  const name = NAMES[path] ?? (addon && formOf(addon.type)?.label);
  return social ? SOCIALS[social.name]?.label : name && t(name);
}
