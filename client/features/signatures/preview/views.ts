import { msg } from "#shared/languages/translate.ts";
/** Through whose eyes the signature is looked at. */
export type ClientView = "sent" | "gmail" | "outlook";

export const CLIENT_VIEWS: readonly { value: ClientView; label: string }[] = [
  { value: "sent", label: msg("As sent") },
  { value: "gmail", label: msg("Gmail") },
  { value: "outlook", label: msg("Classic Outlook") },
];
