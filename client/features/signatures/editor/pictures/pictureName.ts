import { msg, t } from "#shared/languages/translate.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { formOf } from "../fields/addonForms.ts";
import type { FieldPath } from "../fields/fields.ts";

const SLOT_NAMES: Readonly<Record<string, string>> = {
  photo: msg("The photo"),
  photo2: msg("The logo"),
  banner: msg("The banner"),
};

/** A picture as a person would call it: `general.addons.0.data.list.1.image` -> "The picture of badge 2" */
export function pictureName(path: FieldPath, { general, media }: Pick<SignatureInput, "general" | "media">): string {
  const [, section = "", index = "", , list, entry] = path.split(".");
  if (section === "customSocialIcons")
    return t("The icon “{name}”", { name: media.customSocialIcons[Number(index)]?.key ?? "" });
  if (section !== "addons") return t(SLOT_NAMES[section] ?? msg("The picture"));
  const addon = general.addons[Number(index)];
  const form = addon && formOf(addon.type);
  if (list === "list" && form?.entries)
    return t("The picture of {name} {number}", { name: t(form.entries.name), number: Number(entry) + 1 });
  return form ? t("The picture of “{name}”", { name: t(form.label) }) : t("The picture of an addon");
}

/** What cameras and programs call their files tells nobody anything. */
const NUMBERED =
  /^(?:img|dsc|dscn|dscf|pxl|photo|image|picture|screenshot|whatsapp|unnamed|untitled|download)?[\s\d-]*$/i;

/** A file's name as words: `winner_2026.png` -> "Winner 2026"; empty where it is a number from a camera. */
export function nameOfFile(file: string): string {
  const words = file
    .replace(/\.\w{1,5}$/, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
  return NUMBERED.test(words) ? "" : words.charAt(0).toUpperCase() + words.slice(1);
}
