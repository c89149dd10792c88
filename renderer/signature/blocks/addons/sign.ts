import { ADDON_WIDTHS } from "#shared/addons/constants.ts";
import { BACKED_BY, BACKINGS, type Backing, SHAPES } from "#shared/images/variant.ts";
import type { Markup } from "../../primitives/html.ts";
import { row, table } from "../../primitives/table.ts";
import { pictureLink } from "../photo.ts";
import { pen, textCell } from "../text.ts";
import { colorOf, type DrawAddon, raw, visibleOf, within } from "./addon.ts";

/** Installed nowhere for sure: a typed sign is a stand-in until a picture of it is made. */
const HANDWRITING = ";font-family:'Brush Script MT','Segoe Script','Snell Roundhand',cursive";

/** A handwritten sign-off above the name: its picture, or the typed text. */
export const sign: DrawAddon<"sign"> = (sheet, data) => {
  const text = visibleOf(data.text);
  const widthPx = within(data.width, ADDON_WIDTHS.sign);
  const { logoGround, logoGroundBy } = sheet.design;
  // What came by itself came for the logo, which may stand on a plate of the layout's; the sign never does.
  const backing = logoGroundBy === BACKED_BY.itself ? BACKINGS.none : (logoGround as Backing);
  const picture = pictureLink(sheet, raw(data.image), SHAPES.square, widthPx, text || "Signature", "", backing);
  const own = pen(sheet, Math.round(sheet.basePx * 2.2), colorOf(data.color) ?? sheet.color.accent, {
    more: HANDWRITING,
  });
  const body = picture ?? (text ? (table([row(textCell(own, text, text))]) as Markup) : null);
  return body && { body, text: text ? [text] : [] };
};
