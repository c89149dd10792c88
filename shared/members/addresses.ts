/**
 * Addresses out of text that somebody pastes: from a mail program's line of recipients, a spreadsheet, a message. The
 * browser shows the same list while it is pasted.
 */
import * as z from "zod/mini";
import { MAX_EMAIL_LENGTH } from "../auth/constants.ts";
import { Email } from "../auth/schema.ts";
import { oneLine } from "../lib/text.ts";
import { MAX_LINE_LENGTH } from "../signatures/constants.ts";

/** `email`: as it stood there, where it is none. */
export type PastedAddress = { email: string; name: string; isValid: boolean };

/** Of what is no address so much is shown. */
const MAX_SHOWN = 100;

/** Between two commas. `end`: what ended it */
type Piece = { name: string; addresses: string[]; isBracketed: boolean; end: string };

const SEPARATORS = new Set([",", ";", "\t"]);
const BRACKETED = /([^<>,;\t"]*)>/y;
/** What word processors put between letters, and nobody sees. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * Every address of a text with the name beside it, in their order, also those that come twice and what looks like one and
 * is none. In linear time.
 * `Ana Lee <ana@x.com>; "Roe, Bo" <bo@x.com>` -> Ana Lee and Bo Roe
 */
export const addressesIn = (text: string): PastedAddress[] =>
  text
    .replace(INVISIBLE, "")
    .split(/[\r\n\u2028\u2029]+/)
    .flatMap(inLine);

function inLine(line: string): PastedAddress[] {
  const pieces = piecesOf(line);
  const count = pieces.reduce((sum, { addresses }) => sum + addresses.length, 0);
  if (count === 0) return line.trim() ? [none(line)] : [];
  const found: PastedAddress[] = [];
  let held: Piece[] = [];
  for (const piece of pieces) {
    if (piece.addresses.length === 0) {
      held.push(piece);
      continue;
    }
    const { name, rest } = nameOf(piece, held, count);
    found.push(...rest.map((one) => none(one.name)));
    found.push(...piece.addresses.map((address) => addressOf(address, piece.addresses.length === 1 ? name : "")));
    held = [];
  }
  // Columns of a spreadsheet that stand behind the address are no addresses; after a comma somebody has meant one.
  const isTable = line.includes("\t");
  return isTable ? found : [...found, ...held.map((one) => none(one.name))];
}

/** The name of an address, of what stands before it in the line; `rest`: what is left of that. */
function nameOf(piece: Piece, held: Piece[], count: number): { name: string; rest: Piece[] } {
  const before = held.at(-1);
  // `Lee, Ana <ana@x.com>`, as Outlook writes it without quotation marks.
  if (before && piece.isBracketed && piece.name && before.end === ",")
    return { name: `${piece.name} ${before.name}`, rest: held.slice(0, -1) };
  if (piece.name || count > 1) return { name: piece.name, rest: held };
  return { name: held.map(({ name }) => name).join(" "), rest: [] };
}

/** A line as its parts, each with its words and addresses; empty ones left out. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let words = "";
  let quoted = "";
  const end = (by: string, bracketed?: string) => {
    const piece = pieceOf(words, quoted, by, bracketed);
    if (piece.name || piece.addresses.length > 0) pieces.push(piece);
    words = "";
    quoted = "";
  };
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] as string;
    if (SEPARATORS.has(letter)) end(letter);
    else if (letter === '"') {
      const close = line.indexOf('"', at + 1);
      if (close < 0) continue;
      quoted = `${quoted} ${line.slice(at + 1, close)}`;
      at = close;
    } else if (letter === "<") {
      BRACKETED.lastIndex = at + 1;
      const inner = BRACKETED.exec(line)?.[1];
      if (inner === undefined) words += " ";
      else {
        at = BRACKETED.lastIndex - 1;
        end(">", inner);
      }
    } else words += letter;
  }
  end("");
  return pieces;
}

function pieceOf(words: string, quoted: string, end: string, bracketed?: string): Piece {
  if (bracketed?.includes("@")) return { name: tidy(quoted, words), addresses: [bracketed], isBracketed: true, end };
  const all = `${words} ${quoted.includes("@") ? quoted : ""} ${bracketed ?? ""}`.split(/\s+/);
  const rest = all.filter((word) => !word.includes("@")).join(" ");
  const name = quoted.includes("@") ? tidy("", rest) : tidy(quoted, rest);
  return { name, addresses: all.filter((word) => word.includes("@")), isBracketed: false, end };
}

/** A name as people write it: `Lee, Ana` -> `Ana Lee`, `'Ana'` -> `Ana`, `(Ana)` -> `Ana`. */
function tidy(quoted: string, words: string): string {
  const name = oneLine(quoted.trim() || words).replace(/^['"(\s:-]+|['")\s:-]+$/g, "");
  const [last, first, ...more] = name.split(",").map((part) => part.trim());
  return (first && more.length === 0 ? `${first} ${last}` : name).slice(0, MAX_LINE_LENGTH);
}

function addressOf(word: string, name: string): PastedAddress {
  const bare = word
    .trim()
    .replace(/^[('"[<]+/, "")
    .replace(/^mailto:/i, "")
    .replace(/\?.*$/, "")
    .replace(/[.:)'"\]>]+$/, "");
  const email = bare.length > MAX_EMAIL_LENGTH ? null : z.safeParse(Email, bare);
  // Two of them written as one, or a word with a sign in it.
  return email?.success ? { email: email.data, name, isValid: true } : none(word);
}

const none = (text: string): PastedAddress => ({
  email: oneLine(text).slice(0, MAX_SHOWN),
  name: "",
  isValid: false,
});
