/**
 * The thirteen web-safe fonts with their full stacks. No web fonts: classic Outlook replaces them by Times New Roman.
 * Single quotes inside: a double quote in a style attribute makes Gmail drop the whole attribute.
 */
export const FONTS = {
  Arial: "Arial,Helvetica,sans-serif",
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
