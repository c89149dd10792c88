import { sniff } from "../images/format.ts";

/** Why the bytes of a file are no text: classic Outlook's own format, or any other that is not one. */
export type OddFormat = "outlook" | "other";

/** What is thrown for such a file: nothing in it means what it would as text. */
export class OddFile extends Error {
  readonly format: OddFormat;
  constructor(format: OddFormat) {
    super(`Not a text: ${format}`);
    this.format = format;
  }
}

/** UTF-16 says so with its mark; without one, a zero byte is no letter. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
const encodingOf = (bytes: Uint8Array) => MARKS.find(([, mark]) => begins(bytes, mark))?.[0];
const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** The compound format, which classic Outlook writes as .msg, begins so ([MS-CFB], 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** Texts that are programs' own: PDF, and what Word keeps beside a signature of Outlook; drawings. */
const PROGRAMS_OWN = /^\s*(?:%PDF|\{\\rtf|<\?xml[^>]*>\s*(?:<!--[^>]*>\s*)*<(?!!doctype html|html)|<svg\b)/i;

function formatOf(bytes: Uint8Array): OddFormat | null {
  if (begins(bytes, COMPOUND)) return "outlook";
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1000));
  const isOdd = sniff(bytes) !== null || PROGRAMS_OWN.test(start) || (!encodingOf(bytes) && bytes.includes(0));
  return isOdd ? "other" : null;
}

/** The text of a file: UTF-8, UTF-16 with its mark, or an old code page. @throws OddFile for what is no text */
export function fileText(bytes: Uint8Array): string {
  const odd = formatOf(bytes);
  if (odd) throw new OddFile(odd);
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
