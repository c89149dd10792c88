import { drawnAddons } from "./blocks/addons/draw.ts";
import { BRANDING_TEXT } from "./blocks/brandingLine.ts";
import { contactLines } from "./blocks/contactLines.ts";
import { socialLinks } from "./blocks/socialIcons.ts";
import { comma } from "./blocks/text.ts";
import { plainLink } from "./plainLink.ts";
import { remembered } from "./remembered.ts";
import { type ContactLine, type Sheet, visible } from "./sheet.ts";

/** RFC 5322 advises 78, quoting adds to it. A longer address stays whole: cut in two it leads nowhere (RFC 3676 allows it). */
export const MAX_TEXT_LINE = 72;

/** The plain-text twin, from the same data: what mail programs send along and what plain-text mails get. */
export function plainText(sheet: Sheet): string {
  const { general, show, words } = sheet;
  const position = visible(general.position);
  const department = show.department ? visible(general.department) : "";
  const groups = ["", "", "", ""];
  const add = (group: number, text: string) => {
    if (text) groups[group] += `${groups[group] && "\n"}${wrapped(text)}`;
  };
  add(0, visible(general.name));
  add(0, position && department ? `${position}${comma(sheet, position)}${department}` : position || department);
  add(0, visible(general.company));
  for (const line of contactLines(sheet)) add(1, contact(line, words.colon));
  for (const { label, href } of socialLinks(sheet)) add(2, `${label}: ${href}`);
  const addons = drawnAddons(sheet);
  for (const { type, text } of addons) if (type !== "sign") for (const line of text) add(3, line);
  const written = groups.filter(Boolean);
  if (written.length && general.brandingLine !== 0) written.push(sheet.options.brandingText ?? BRANDING_TEXT);
  return written.join("\n\n");
}

function contact({ label, text, href, kind }: ContactLine, colon: string): string {
  const line = label && text ? `${label}${colon}${text}` : label || text;
  if (!href || kind !== null || href.startsWith("tel:")) return line;
  const link = plainLink(text, href);
  return label || !link ? line + link : `${line}${colon}${href}`;
}

const remember = remembered(wrap);
const wrapped = (text: string) => (text.length <= MAX_TEXT_LINE ? text : remember(text));

/** Breaks a line at spaces; words stay whole, but for those of scripts that write none. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const letters = WIDE.test(word) ? Array.from(word) : [word];
    for (const [i, piece] of letters.entries()) {
      const gap = i === 0 && line ? " " : "";
      if (line && line.length + gap.length + piece.length > MAX_TEXT_LINE) {
        lines.push(line);
        line = piece;
      } else line += gap + piece;
    }
  }
  return [...lines, line].join("\n");
}
const WIDE = /[\u0e00-\u0e7f\u2e80-\uffff]/;
