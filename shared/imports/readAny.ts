import { checkSize, type Guess } from "./guess.ts";
import { readMail } from "./readMail.ts";
import { readHtml, readPlain } from "./readSignature.ts";
import { readVcard } from "./readVcard.ts";

/** What somebody pasted, typed or dropped. */
export type Source = { text: string } | { bytes: Uint8Array; fileName: string };
export type SourceKind = "html" | "mail" | "vcard" | "text";

/** Reads whatever it is, told by what it begins with. @throws RangeError for what is too long */
export async function readAny(source: Source): Promise<{ kind: SourceKind; guesses: Guess[] }> {
  if ("bytes" in source) {
    const start = textOf(source.bytes.subarray(0, 4000));
    if (kindOf(start, source.fileName) === "mail") return { kind: "mail", guesses: await readMail(source.bytes) };
  }
  const text = "bytes" in source ? textOf(source.bytes) : source.text;
  const kind = kindOf(text.slice(0, 4000), "bytes" in source ? source.fileName : "");
  switch (kind) {
    case "mail":
      return { kind, guesses: await readMail(text) };
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

/** UTF-8, UTF-16 with its mark, or an old code page. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
