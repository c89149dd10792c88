import { isApple, type Keys, partsOf } from "#client/lib/keys.ts";
import { msg, t } from "#shared/languages/translate.ts";

/** What stands on the keys that are held. */
const SIGNS: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥" };
const NAMES: Readonly<Record<string, string>> = {
  Mod: msg("Ctrl"),
  Ctrl: msg("Ctrl"),
  Shift: msg("Shift"),
  Alt: msg("Alt"),
};

/** As they are written on the keys, one by one: `["Ctrl", "Shift", "Z"]`, `["⌘", "⇧", "Z"]`. */
export const keyNames = (keys: Keys, onApple = isApple()): string[] =>
  partsOf(keys).map((part) => (onApple && SIGNS[part]) || (NAMES[part] ? t(NAMES[part]) : part.toUpperCase()));
