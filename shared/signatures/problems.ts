import { CONTACTS, type ContactName } from "../catalog/contacts.ts";
import { MESSAGES } from "../errors/messages.ts";
import { safeUrl } from "../lib/url.ts";

/** Nobody has a number with fewer digits; a short code of a company's own has three or four. */
const MIN_PHONE_DIGITS = 5;

/** Somebody at a host with a dot. Letters of any script; no list, no display name: a mail program would not open them. */
const EMAIL = /^[^\s@,;:<>()"]+@[^\s@,;:<>()".]+(?:\.[^\s@,;:<>()".]+)+$/;

/**
 * Why a contact line would be dead in a mail: an address nobody can write to, a number nobody can call, a page nobody can
 * open; null for one that works, and for an empty one, which is not drawn. Said at the field, in the quality panel and,
 * where not even a link can be made of it, by the server.
 * @returns a sentence to be translated
 */
export function contactProblem({ name, value }: { name: ContactName; value: string }): string | null {
  const text = value.trim();
  if (text === "") return null;
  const { kind } = CONTACTS[name];
  if (kind === "mailto" && !EMAIL.test(text)) return MESSAGES.notAnEmail;
  if (kind === "tel" && (text.match(/\p{Nd}/gu)?.length ?? 0) < MIN_PHONE_DIGITS) return MESSAGES.notAPhone;
  if (kind === "web" && safeUrl(text) === null) return MESSAGES.invalidLink;
  return null;
}

/** Why a link leads nowhere; null for one that `safeUrl` accepts, and for none. @returns a sentence to be translated */
export const linkProblem = (value: string): string | null =>
  value.trim() === "" || safeUrl(value) !== null ? null : MESSAGES.invalidLink;
