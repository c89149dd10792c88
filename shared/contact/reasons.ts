import { msg } from "../languages/translate.ts";

/** Why the browser extension was removed. */
export const UNINSTALL_REASONS = {
  unused: msg("I do not need it"),
  broken: msg("It did not work as it should"),
  slow: msg("It made my mail slower"),
  privacy: msg("I worry about my data"),
  other: msg("I use something else"),
  temporary: msg("Only for now, or by mistake"),
} as const;
export type UninstallReason = keyof typeof UNINSTALL_REASONS;
