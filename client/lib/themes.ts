import { msg } from "#shared/languages/translate.ts";

/** How the interface may look. */
export const THEMES = [
  { value: "system", label: msg("System") },
  { value: "light", label: msg("Light") },
  { value: "dark", label: msg("Dark") },
] as const;
