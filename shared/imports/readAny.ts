import { fileText } from "./fileText.ts";
import { checkMailSize, checkSize, type Guess } from "./guess.ts";
import { readMail } from "./readMail.ts";
import { readHtml, readPlain } from "./readSignature.ts";
import { readVcard } from "./readVcard.ts";

/** What somebody pasted, typed or dropped. */
export type Source = { text: string } | { bytes: Uint8Array; fileName: string };
export type SourceKind = "html" | "mail" | "vcard" | "text";

/**
 * Reads whatever it is, told by what it begins with.
 * @throws RangeError for what is too long, OddFile for a file that is no text
 */
export async function readAny(source: Source): Promise<{ kind: SourceKind; guesses: Guess[] }> {
  const isFile = "bytes" in source;
  if (isFile) checkMailSize(source.bytes);
  const text = isFile ? fileText(source.bytes) : source.text;
  const kind = kindOf(text.slice(0, 4000), isFile ? source.fileName : "");
  switch (kind) {
    case "mail":
      // A mail may change its encoding from part to part.
      return { kind, guesses: await readMail(isFile ? source.bytes : text) };
    case "vcard":
      return { kind, guesses: readVcard(text) };
    case "html":
      return { kind, guesses: readHtml(text) };
    case "text":
      checkSize(text);
      return { kind, guesses: readPlain(text) };
  }
}

const HEADERS =
  /^(?:from|received|return-path|mime-version|message-id|date|to|subject|x-[\w-]+|delivered-to|content-type):[^\n]*\n(?:[\w-]+:|[ \t])/im;

function kindOf(start: string, fileName: string): SourceKind {
  if (/^\s*BEGIN:VCARD/i.test(start)) return "vcard";
  if (/\.eml$/i.test(fileName) || (HEADERS.test(start.slice(0, 2000)) && /^[\w-]+:/.test(start.trimStart())))
    return "mail";
  return /<(?:!doctype|html|body|table|div|p|br|span|a|img|font|meta)\b[^>]{0,2000}>/i.test(start) ? "html" : "text";
}
