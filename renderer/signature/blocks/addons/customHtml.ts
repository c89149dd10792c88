import { sanitize } from "../../sanitize/sanitize.ts";
import type { DrawAddon } from "./addon.ts";
import { paragraph } from "./parts.ts";

/** The person's own HTML in `html`: cleaned again on the way out, for it is stored as it was written. */
export const customHtml: DrawAddon = (sheet, data) => {
  const clean = sanitize(data.raw("html"), sheet.href);
  if (!clean) return null;
  const body = paragraph(sheet, clean.markup, "", sheet.basePx, sheet.color.text);
  return body && { body, text: [clean.text.join(" ")] };
};
