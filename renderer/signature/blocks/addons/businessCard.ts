import { SHAPES } from "#shared/images/variant.ts";
import { anchor } from "../../primitives/anchor.ts";
import { cell, row, strip, table } from "../../primitives/table.ts";
import { alt, pictureLink } from "../photo.ts";
import { pen, textCell } from "../text.ts";
import type { DrawAddon } from "./addon.ts";

/** A way to the digital business card: `url`, `text`, and a QR code as a stored picture in `image`. */
export const businessCard: DrawAddon = (sheet, data) => {
  const href = sheet.href(data.raw("url"));
  if (!href) return null;
  const label = data.text("text") || "My digital business card";
  const { accent } = sheet.color;
  const code = pictureLink(
    sheet,
    data.raw("image"),
    SHAPES.square,
    data.number("width", 48, 200, 72),
    label,
    data.raw("url"),
  );
  const own = pen(sheet, sheet.basePx, accent, { more: ";font-weight:bold" });
  const words = textCell(own, anchor(href, label, accent), label);
  const body = table([code ? row(cell(code, alt(sheet)), strip(12), words) : row(words)]);
  return body && { body, text: [`${label}: ${href}`] };
};
