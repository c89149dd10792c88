import { type Flow, only, plainFlow, textOf } from "./flow.ts";
import { checkSize, type Guess } from "./guess.ts";
import { guessFlow } from "./guessFlow.ts";
import { htmlFlow } from "./htmlFlow.ts";
import type { Known } from "./people.ts";
import { plain } from "./tidy.ts";

/** The mark that mail programs put before a signature (RFC 3676, section 4.3). */
const DELIMITER = /^--\s?$/;
/** Longer than any signature: what is above was written to somebody. */
const MAX_OWN_LINES = 16;

/** The pasted HTML of a signature, by whatever program. @throws RangeError for a text too long to be read */
export function readHtml(html: string): Guess[] {
  checkSize(html);
  return guessFlow(signatureIn(htmlFlow(html), false));
}

/** A signature in plain text. @throws RangeError */
export function readPlain(text: string, known: Known = {}): Guess[] {
  checkSize(text);
  return guessFlow(signatureIn(plainFlow(text), false), known);
}

/**
 * The part of a text that is its signature: what the program has marked, or what stands behind the mark, outside of quotes.
 * @param isMail else all of it may be the signature
 */
export function signatureIn(flow: Flow, isMail: boolean): Flow {
  const own = only(flow, ({ isQuoted }) => !isQuoted);
  const marked = only(own, ({ isSignature }) => isSignature);
  if (marked.lines.length > 0) return marked;
  const at = own.lines.findLastIndex((line) => DELIMITER.test(plain(textOf(line))));
  if (at >= 0) return from(own, at + 1);
  return isMail ? from(own, own.lines.length - MAX_OWN_LINES) : own;
}

const from = ({ lines, pictures, accents }: Flow, start: number): Flow => {
  const first = Math.max(0, start);
  return {
    lines: lines.slice(first),
    pictures: pictures.flatMap((one) => (one.line >= first ? [{ ...one, line: one.line - first }] : [])),
    accents,
  };
};
