import { msg } from "../languages/translate.ts";

/**
 * The thirteen web-safe fonts with their full stacks. No web fonts: classic Outlook replaces them by Times New Roman.
 * Single quotes inside: a double quote in a style attribute makes Gmail drop the whole attribute. No stack is that of a
 * mail editor: Chromium drops a pasted font that the editor has itself, and then readers have whatever is theirs.
 */
export const FONTS = {
  Arial: "Arial,sans-serif",
  "Arial Black": "'Arial Black',Gadget,sans-serif",
  "Brush Script MT": "'Brush Script MT',cursive",
  "Comic Sans MS": "'Comic Sans MS','Comic Sans',cursive",
  "Courier New": "'Courier New',Courier,monospace",
  Garamond: "Garamond,'EB Garamond',serif",
  Georgia: "Georgia,'Times New Roman',serif",
  Helvetica: "Helvetica,Arial,sans-serif",
  Impact: "Impact,'Arial Narrow Bold',sans-serif",
  "Lucida Sans Unicode": "'Lucida Sans Unicode','Lucida Grande',sans-serif",
  Tahoma: "Tahoma,Geneva,sans-serif",
  "Trebuchet MS": "'Trebuchet MS',Helvetica,sans-serif",
  "Times New Roman": "'Times New Roman',Times,serif",
} as const;

export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as [FontName, ...FontName[]];

/** How lists of fonts are ordered. Group 4 is handwriting (`handwriting.ts`), which mails show as pictures only. */
export const FONT_GROUPS: readonly { group: 1 | 2 | 3; label: string; names: readonly FontName[] }[] = [
  {
    group: 1,
    label: msg("Plain"),
    names: ["Arial", "Helvetica", "Lucida Sans Unicode", "Tahoma", "Trebuchet MS"],
  },
  { group: 2, label: msg("With serifs"), names: ["Garamond", "Georgia", "Times New Roman"] },
  {
    group: 3,
    label: msg("With character"),
    names: ["Arial Black", "Brush Script MT", "Comic Sans MS", "Courier New", "Impact"],
  },
];
