import type { SignatureInput } from "#shared/signatures/schema.ts";
import { formOf } from "../fields/addonForms.ts";
import type { FieldPath } from "../fields/fields.ts";

const SLOT_NAMES: Readonly<Record<string, string>> = { photo: "photo", photo2: "logo", banner: "banner" };

/** A picture as a person would call it: `general.addons.0.data.list.1.image` -> "The picture of badge 2" */
export function pictureName(path: FieldPath, { general, media }: Pick<SignatureInput, "general" | "media">): string {
  const [, section = "", index = "", , list, entry] = path.split(".");
  if (section === "customSocialIcons") return `The icon “${media.customSocialIcons[Number(index)]?.key ?? ""}”`;
  if (section !== "addons") return `The ${SLOT_NAMES[section] ?? "picture"}`;
  const addon = general.addons[Number(index)];
  const form = addon && formOf(addon.type);
  if (list === "list" && form?.entries) return `The picture of ${form.entries.name} ${Number(entry) + 1}`;
  return `The picture of “${form?.label ?? "an addon"}”`;
}
