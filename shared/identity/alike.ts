import { safeUrl } from "../lib/url.ts";
import type { Identity, IdentityPart } from "./identity.ts";

const words = (text: string) => text.trim().replace(/\s+/gu, " ").toLowerCase();
/** As dialled: `+49 (30) 123` and `+4930123` are one number. */
const digits = (text: string) => text.replace(/[^\d+]/gu, "") || words(text);
const address = (text: string) => (safeUrl(text.trim()) ?? words(text)).replace(/\/$/, "");

const NORMAL: Partial<Record<IdentityPart, (text: string) => string>> = {
  phone: digits,
  mobile: digits,
  website: address,
  photo: (text) => text,
};

/** Whether two ways of writing say the same: numbers by their digits, words without regard to spaces and capitals. */
export const isAlike = (part: IdentityPart, a: string, b: string): boolean => {
  const normal = NORMAL[part] ?? words;
  return normal(a) === normal(b);
};

/**
 * Whether both are of one person: the same name, or where one of them has none the same e-mail address. In a team all say the
 * same company, and none of them is another one for that.
 */
export function isSamePerson(a: Identity, b: Identity): boolean {
  if (a.name && b.name) return isAlike("name", a.name, b.name);
  return a.email !== "" && isAlike("email", a.email, b.email);
}
