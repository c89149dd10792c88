import { type Emblem, type EmblemLook, emblemName, emblemSize } from "#shared/images/emblem.ts";
import { type Icon, iconName, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { anchor, imageLink } from "../../primitives/anchor.ts";
import type { Markup, Piece } from "../../primitives/html.ts";
import { image, type Picture } from "../../primitives/image.ts";
import { cell, row, table } from "../../primitives/table.ts";
import { inkOn, type Paragraph, type Sheet } from "../../sheet.ts";
import { alt } from "../photo.ts";
import { pen, textCell, textRow } from "../text.ts";

/** Width that paragraphs of addons run to. */
export const PARAGRAPH_PX = 480;

/** A paragraph; null without text. */
export function paragraph(sheet: Sheet, text: Piece, plain: string, sizePx: number, color: string): Paragraph | null {
  if (text === "") return null;
  return (padding) => {
    const own = pen(sheet, sizePx, color, { limitPx: PARAGRAPH_PX, padding, align: sheet.look.align });
    return textRow(own, text, plain) as Markup;
  };
}

/** A network's mark in a plate of the accent, for addons: 20 pixels. */
export function mark(sheet: Sheet, network: string, alt: string): Picture {
  const { accent } = sheet.color;
  return icon(sheet, { network, shape: SOCIAL_SHAPES.rounded, fill: accent, glyph: inkOn(accent), sizePx: 20 }, alt);
}

/** A network's icon at the density of the drawing. */
export function icon({ options, hosted }: Sheet, look: Omit<Icon, "density">, alt: string): Picture {
  const file = iconName({ ...look, density: options.density ?? 2 });
  return { src: hosted(`icons/${file}`), widthPx: look.sizePx, heightPx: look.sizePx, alt };
}

/** Stars, a badge or a play mark at the density of the drawing. */
export function emblem({ options, hosted }: Sheet, look: EmblemLook, alt: string): Picture {
  const drawn: Emblem = { ...look, density: options.density ?? 2 };
  return { src: hosted(`icons/${emblemName(drawn)}`), ...emblemSize(drawn), alt };
}

/** A mark with words behind it, both leading to one place. */
export function markedLine(sheet: Sheet, picture: Picture, label: Piece, href: string, plain: string): Markup | null {
  const { accent } = sheet.color;
  const words = textCell(pen(sheet, sheet.basePx, accent), anchor(href, label, accent), plain);
  const padding = sheet.dir ? "0 0 0 8px" : "0 8px 0 0";
  return table([row(cell(imageLink(href, image(picture)), { padding, ...alt(sheet) }), words)]);
}
