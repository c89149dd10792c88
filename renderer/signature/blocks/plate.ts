import type { Markup } from "../primitives/html.ts";
import { type CellLook, cell, row, table } from "../primitives/table.ts";
import { inkOn, type Sheet, visible } from "../sheet.ts";
import { pen, textRow } from "./text.ts";

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

/** Row: the person's initials, as large as a small picture; where a layout would have a hole without a face. */
export function monogramRow(sheet: Sheet, sizePx: number, style: string): Markup | null {
  const letters = initials(visible(sheet.general.name));
  return textRow(pen(sheet, sizePx, sheet.color.accent, { leading: 1, more: style }), letters, letters);
}

/** Capitals of the first and the last word, titles apart: `Dr. Anna Lindqvist` -> `AL`; without capitals the first letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith("."));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word) => /^\p{Lu}/u.exec(word ?? "")?.[0] ?? "",
  );
  return letters.join("") || (/\p{L}/u.exec(name)?.[0] ?? "");
}
