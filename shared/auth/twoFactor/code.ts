/** What an authenticator app shows (RFC 6238), as all of them know it. */
export const CODE_DIGITS = 6;
/** A recovery code has 120 random bits, so that its hash alone is no help to whoever reads the store. */
export const RECOVERY_CODE_LENGTH = 24;
export const RECOVERY_CODES = 10;
/** Twice what a recovery code has with everything that people put between its letters. */
export const MAX_CODE_LENGTH = 100;

const GROUP = 4;
/** Digits that base32 (RFC 4648) leaves out, as they are taken for these letters. */
const LOOKALIKES: Readonly<Record<string, string>> = { 0: "O", 1: "I", 8: "B" };

export type Code = { kind: "app"; digits: string } | { kind: "recovery"; letters: string };

/**
 * What somebody typed or pasted as a code: `123 456` from an app, `abcd-efgh-…` of the recovery codes, in any script's
 * digits. Null for anything else.
 */
export function readCode(text: string): Code | null {
  const plain = text.normalize("NFKC").replace(/[\s\p{Pd}.]/gu, "");
  if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plain)) return { kind: "app", digits: plain };
  const letters = plain.toUpperCase().replace(/[018]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return new RegExp(`^[A-Z2-7]{${RECOVERY_CODE_LENGTH}}$`).test(letters) ? { kind: "recovery", letters } : null;
}

/** As it is shown: `ABCD-EFGH-…`. */
export const groupsOf = (letters: string): string =>
  letters.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? letters;
