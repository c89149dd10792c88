import type { Ground } from "#client/ui/SignatureFrame.tsx";
import { msg } from "#shared/languages/translate.ts";

/** Through whose eyes the signature is looked at. */
export type ClientView =
  | "sent"
  | "gmail"
  | "gmail-iphone"
  | "outlook"
  | "outlook-new"
  | "outlook-mac"
  | "apple-mail"
  | "yahoo";

export const CLIENT_VIEWS: readonly { value: ClientView; label: string }[] = [
  { value: "sent", label: msg("As sent") },
  { value: "gmail", label: msg("Gmail") },
  { value: "gmail-iphone", label: msg("Gmail on iPhone") },
  { value: "outlook", label: msg("Classic Outlook") },
  { value: "outlook-new", label: msg("New Outlook and web") },
  { value: "outlook-mac", label: msg("Outlook on the Mac") },
  { value: "apple-mail", label: msg("Apple Mail") },
  { value: "yahoo", label: msg("Yahoo and AOL") },
];

export type Device = "desktop" | "phone";

export const GROUNDS: readonly { value: Ground; label: string }[] = [
  { value: "light", label: msg("Light") },
  { value: "dark", label: msg("Dark") },
];
export const DEVICES: readonly { value: Device; label: string }[] = [
  { value: "desktop", label: msg("Desktop") },
  { value: "phone", label: msg("Phone") },
];
