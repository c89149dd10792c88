import type { ContactName } from "../catalog/contacts.ts";
import type { FontName } from "../catalog/fonts.ts";

/**
 * One thing found in somebody's old signature, to be taken or left. `found`: the text or address it was read from,
 * shortened, for the person to judge.
 */
export type Guess = { found: string; isSure: boolean } & (
  | { kind: "text"; field: TextField; value: string }
  | { kind: "contact"; name: ContactName; value: string; label: string }
  | { kind: "social"; name: string; link: string }
  /** `source`: an https address, or a data: URL of an inline or attached picture */
  | {
      kind: "picture";
      type: "photo" | "photo2" | "banner";
      source: string;
      link: string;
      alt: string;
      widthPx: number | null;
    }
  | { kind: "color"; field: "fontColor" | "textColor"; value: string }
  | { kind: "font"; value: FontName }
  | { kind: "disclaimer"; value: string }
  | { kind: "custom"; title: string; value: string; link: string }
);

export type TextField = "name" | "position" | "department" | "company";
export type GuessOf<K extends Guess["kind"]> = Extract<Guess, { kind: K }>;

/** More is no signature. A mail is measured in bytes instead, for its pictures count. */
export const MAX_SOURCE_CHARS = 2_000_000;
export const MAX_MAIL_BYTES = 30_000_000;
/** As many as somebody would look through. */
export const MAX_GUESSES = 60;

/** @throws RangeError for a text too long to be read */
export function checkSize(text: string): void {
  if (text.length > MAX_SOURCE_CHARS) throw new RangeError(`More than ${MAX_SOURCE_CHARS} characters`);
}

/** @throws RangeError for a mail, or any file, too big to be read */
export function checkMailSize({ length }: { length: number }): void {
  if (length > MAX_MAIL_BYTES) throw new RangeError(`More than ${MAX_MAIL_BYTES} bytes`);
}
