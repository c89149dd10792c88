import { drawnAddons } from "./blocks/addons/draw.ts";
import { BRANDING_TEXT } from "./blocks/brandingLine.ts";
import { contactLines } from "./blocks/contactLines.ts";
import { socialLinks } from "./blocks/socialIcons.ts";
import { remembered } from "./remembered.ts";
import { type Sheet, visible } from "./sheet.ts";

/** RFC 5322 advises 78, quoting adds to it. */
export const MAX_TEXT_LINE = 72;

/** The plain-text twin, from the same data: what mail programs send along and what plain-text mails get. */
export function plainText(sheet: Sheet): string {
  const { general, show } = sheet;
  const position = visible(general.position);
  const department = show.department ? visible(general.department) : "";
  const groups = ["", "", "", ""];
  const add = (group: number, text: string) => {
    if (text) groups[group] += `${groups[group] && "\n"}${wrapped(text)}`;
  };
  add(0, visible(general.name));
  add(0, position && department ? `${position}, ${department}` : position || department);
  add(0, visible(general.company));
  for (const { label, text } of contactLines(sheet)) add(1, label && text ? `${label}: ${text}` : label || text);
  for (const { label, href } of socialLinks(sheet)) add(2, `${label}: ${href}`);
  const addons = drawnAddons(sheet);
  for (const { type, text } of addons) if (type !== "sign") for (const line of text) add(3, line);
  const written = groups.filter(Boolean);
  if (written.length && general.brandingLine !== 0) written.push(BRANDING_TEXT);
  return written.join("\n\n");
}

const remember = remembered(wrap);
const wrapped = (text: string) => (text.length <= MAX_TEXT_LINE ? text : remember(text));

/** Breaks a line at spaces, and a word that is too long anywhere. */
function wrap(text: string): string {
  let rest = text.replace(/\s+/g, " ");
  let lines = "";
  while (rest.length > MAX_TEXT_LINE) {
    const space = rest.lastIndexOf(" ", MAX_TEXT_LINE);
    lines += `${rest.slice(0, space > 0 ? space : MAX_TEXT_LINE)}\n`;
    rest = rest.slice(space > 0 ? space + 1 : MAX_TEXT_LINE);
  }
  return lines + rest;
}
