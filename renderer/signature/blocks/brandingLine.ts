import { anchor } from "../primitives/anchor.ts";
import type { Markup, Piece } from "../primitives/html.ts";
import { line } from "../primitives/table.ts";
import type { Sheet } from "../sheet.ts";

export const BRANDING_TEXT = "Made with Signoff";
/** A grey that reads on white and on the dark grounds of mail programs. */
const GREY = "#6d777b";

/** The small line free signatures end with; hidden only by an explicit 0. */
export function brandingRow(sheet: Sheet): Markup | null {
  if (sheet.general.brandingLine === 0) return null;
  const { brandingUrl = null, brandingText = BRANDING_TEXT } = sheet.options;
  const text: Piece = anchor(brandingUrl, brandingText, GREY);
  return line(text, { style: sheet.type(10, GREY), padding: "10px 0 0", align: sheet.look.align });
}
