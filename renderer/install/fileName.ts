import { withoutMarks } from "#shared/lib/text.ts";
import { printable } from "../signature/primitives/html.ts";

/** In UTF-16 units; with three bytes each and the longest ending a name stays under the 255 bytes of every disk. */
const MAX_LENGTH = 60;
/** What Windows, macOS or Linux refuse in a name; `@` is refused by new Outlook in a signature's name, `%` misread in addresses. */
const REFUSED = /[\\/:*?"<>|@%#~]+/g;
/** Devices of Windows: no file may be called so, whatever its ending is. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
const FALLBACK = "Signature";

/**
 * A file name, without an ending, that every system takes: the person's name, else the company's. `Ana / Ruiz.` -> `Ana Ruiz`
 */
export function fileNameOf({ name, company }: { name: string; company: string }): string {
  return safe(name) || safe(company) || FALLBACK;
}

function safe(text: string): string {
  const clean = printable(text.normalize("NFC")).replace(REFUSED, " ").replace(/\s+/gu, " ");
  const trimmed = trim(cut(trim(clean)));
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return "";
  return RESERVED.test(trimmed) ? `${FALLBACK} ${trimmed}` : trimmed;
}

/** Windows drops dots and spaces at the end; a dot in front hides a file elsewhere. */
const trim = (text: string) => text.replace(/^[\s.]+|[\s.]+$/gu, "");

/** Never through the middle of what a person sees as one letter. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > MAX_LENGTH) break;
    kept += segment;
  }
  return kept;
}

/** The same in plain ASCII, for old programs: `Ana Müller` -> `Ana Muller`; letters of other scripts leave nothing. */
export function asciiName(fileName: string): string {
  const plain = withoutMarks(fileName).replace(/[^ -~]/g, "");
  // Once more, because wide letters turn into what no name may hold: `／．．／` into `/../`, `ＣＯＮ` into `CON`.
  return safe(plain) || FALLBACK;
}
