import { type Backing, SHAPES } from "#shared/images/variant.ts";
import type { Markup } from "../../primitives/html.ts";
import { row, table } from "../../primitives/table.ts";
import { pictureLink } from "../photo.ts";
import { pen, textCell } from "../text.ts";
import type { DrawAddon } from "./addon.ts";

/** Installed nowhere for sure: a typed sign is a stand-in until a picture of it is made. */
const HANDWRITING = ";font-family:'Brush Script MT','Segoe Script','Snell Roundhand',cursive";

/** A handwritten sign-off above the name: `image` (a stored picture, `width` wide) or typed `text`. */
export const sign: DrawAddon = (sheet, data) => {
  const text = data.text("text");
  const widthPx = data.number("width", 40, 400, 160);
  const backing = sheet.design.logoGround as Backing;
  const picture = pictureLink(sheet, data.raw("image"), SHAPES.square, widthPx, text || "Signature", "", backing);
  const own = pen(sheet, Math.round(sheet.basePx * 2.2), data.color("color") ?? sheet.color.accent, {
    more: HANDWRITING,
  });
  const body = picture ?? (text ? (table([row(textCell(own, text, text))]) as Markup) : null);
  return body && { body, text: text ? [text] : [] };
};
