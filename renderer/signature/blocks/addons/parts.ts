import { iconName, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { WHITE } from "#shared/lib/color.ts";
import { anchor, imageLink } from "../../primitives/anchor.ts";
import type { Markup, Piece } from "../../primitives/html.ts";
import { image, type Picture } from "../../primitives/image.ts";
import { cell, row, table } from "../../primitives/table.ts";
import type { Sheet, Standing } from "../../sheet.ts";
import { pen, textCell, textRow } from "../text.ts";

/** Width that paragraphs of addons run to. */
export const PARAGRAPH_PX = 480;

/** A paragraph of its own; null without text. */
export function paragraph(sheet: Sheet, text: Piece, plain: string, sizePx: number, color: string): Standing | null {
  if (text === "") return null;
  return (padding) => {
    const own = pen(sheet, sizePx, color, { limitPx: PARAGRAPH_PX, padding, align: sheet.look.align });
    return textRow(own, text, plain) as Markup;
  };
}

/** A network's mark in a plate of the accent, for addons: 20 pixels. */
export function mark({ options, color, hosted }: Sheet, network: string, alt: string): Picture {
  const sizePx = 20;
  const density = options.density ?? 2;
  const shape = SOCIAL_SHAPES.rounded;
  const file = iconName({ network, shape, fill: color.accent, glyph: WHITE, sizePx, density });
  return { src: hosted(`icons/${file}`), widthPx: sizePx, heightPx: sizePx, alt };
}

/** A mark with words behind it, both leading to one place. */
export function markedLine(
  sheet: Sheet,
  picture: Picture,
  label: Markup | string,
  href: string,
  plain: string,
): Markup | null {
  const { accent } = sheet.color;
  const words = textCell(pen(sheet, sheet.basePx, accent), anchor(href, label, accent), plain);
  const padding = sheet.dir ? "0 0 0 8px" : "0 8px 0 0";
  return table([row(cell(imageLink(href, image(picture)), { padding, style: sheet.type(10, accent) }), words)]);
}
