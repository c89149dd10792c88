import type { Markup } from "../primitives/html.ts";
import { type CellLook, cell, row, table } from "../primitives/table.ts";
import { inkOn, type Sheet } from "../sheet.ts";

/** The same signature as it is written on a plate of colour: everything in the one ink that can be read there. */
export function onPlate(sheet: Sheet, background: string, text: string = inkOn(background), accent = text): Sheet {
  return {
    ...sheet,
    color: { accent, text, line: text, background },
    // Icons take their colours from the ground they stand on.
    drawn: { ...sheet.drawn, socials: null },
  };
}

export type PlateLook = {
  background?: string | null;
  padding?: string;
  border?: string;
  isFull?: boolean;
  align?: CellLook["align"];
};

/** Content in a padded cell with a ground or a frame of its own. */
export function plate(content: Markup | null, look: PlateLook): Markup | null {
  const { background, padding = "16px 20px", border, isFull, align } = look;
  return table([row(cell(content, { background, padding, style: border, align }))], isFull ? { isFull } : undefined);
}
