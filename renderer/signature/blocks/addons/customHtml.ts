import { row, table } from "../../primitives/table.ts";
import { sanitize } from "../../sanitize/sanitize.ts";
import { pen, textCell } from "../text.ts";
import type { DrawAddon } from "./addon.ts";
import { PARAGRAPH_PX } from "./parts.ts";

/** The person's own HTML in `html`: cleaned again on the way out, for it is stored as it was written. */
export const customHtml: DrawAddon = (sheet, data) => {
  const clean = sanitize(data.raw("html"), sheet.href);
  if (!clean) return null;
  const own = pen(sheet, sheet.basePx, sheet.color.text, { limitPx: PARAGRAPH_PX });
  const body = table([row(textCell(own, clean.markup, ""))]);
  return body && { body, text: [clean.text.join(" ")] };
};
