import { ADDON_WIDTHS } from "#shared/addons/constants.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { anchor } from "../../primitives/anchor.ts";
import { cell, row, strip, table } from "../../primitives/table.ts";
import { alt, pictureLink } from "../photo.ts";
import { IN_BOLD, pen, textCell } from "../text.ts";
import { type DrawAddon, raw, visibleOf, within } from "./addon.ts";

/** A way to the digital business card, with a QR code as a stored picture. */
export const businessCard: DrawAddon<"businessCard"> = (sheet, data) => {
  const href = sheet.href(raw(data.url));
  if (!href) return null;
  const label = visibleOf(data.text) || sheet.words.businessCard;
  const { accent } = sheet.color;
  const code = pictureLink(
    sheet,
    raw(data.image),
    SHAPES.square,
    within(data.width, ADDON_WIDTHS.businessCard),
    label,
    raw(data.url),
  );
  const own = pen(sheet, sheet.basePx, accent, { more: IN_BOLD });
  const words = textCell(own, anchor(href, label, accent), label);
  const body = table([code ? row(cell(code, alt(sheet)), strip(12), words) : row(words)]);
  return body && { body, text: [`${label}: ${href}`] };
};
