import { type DrawAddon, raw } from "./addon.ts";
import { later } from "./later.ts";
import { paragraph } from "./parts.ts";

/** The person's own HTML: cleaned again on the way out, for it is stored as it was written. */
export const customHtml: DrawAddon<"customHtml"> = (sheet, data) => {
  const clean = later.sanitize?.(raw(data.html), sheet.href);
  if (!clean) return null;
  const body = paragraph(sheet, clean.markup, "", sheet.basePx, sheet.color.text);
  return body && { body, text: clean.text };
};
