import { msg } from "#shared/languages/translate.ts";
import type { EditorTab } from "./fields.ts";

export const TAB_NAMES: Readonly<Record<EditorTab, string>> = {
  design: msg("Design"),
  addons: msg("Addons"),
  media: msg("Media"),
  social: msg("Social"),
  general: msg("General"),
};
