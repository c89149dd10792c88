import { join, joined, type Markup, type Piece } from "../primitives/html.ts";
import { row } from "../primitives/table.ts";
import { type Sheet, visible } from "../sheet.ts";
import { directed, format, pen, styled, type TextField, textCell } from "./text.ts";

export type NameLook = {
  /** size of the name, as a multiple of running text */
  scale?: number;
  align?: "left" | "center" | "right" | null;
  /** further declarations of the name: letter spacing */
  nameStyle?: string;
  /** further declarations of the other lines */
  lineStyle?: string;
  isUppercase?: boolean;
  /** position, department and company on one line instead of two */
  isInline?: boolean;
  separator?: string;
  limitPx?: number;
};

type Line = Exclude<TextField, "name" | "contacts">;
const ROLE: readonly Line[] = ["position", "department"];
const COMPANY: readonly Line[] = ["company"];
const ALL: readonly Line[] = ["position", "department", "company"];

/** Rows: the name, then position and department, then the company. */
export function nameRows(sheet: Sheet, look: NameLook = {}): Markup | null {
  return joined([
    nameRow(sheet, look),
    lineRow(sheet, look.isInline ? ALL : ROLE, look),
    look.isInline ? null : lineRow(sheet, COMPANY, look, true),
  ]);
}

/** Row: the name alone. */
export function nameRow(
  sheet: Sheet,
  { scale = 1.5, nameStyle = "", isUppercase, align, limitPx }: NameLook,
): Markup | null {
  const name = visible(sheet.general.name);
  if (!name) return null;
  const more = format(sheet, "name", true, isUppercase) + nameStyle;
  const sizePx = Math.round(sheet.basePx * scale);
  return row(
    textCell(
      pen(sheet, sizePx, sheet.color.accent, { more, align, limitPx, padding: "0 0 2px" }),
      directed(sheet, name),
      name,
    ),
  );
}

/** Row: some of position, department and company on one line, each set in its own way. */
export function lineRow(
  sheet: Sheet,
  fields: readonly Line[],
  { align, limitPx, separator = " \u00b7 ", lineStyle = "" }: NameLook,
  isBold = false,
): Markup | null {
  const texts: string[] = [];
  const formats: string[] = [];
  for (const field of fields) {
    const text = field === "department" && !sheet.show.department ? "" : visible(sheet.general[field]);
    if (!text) continue;
    texts.push(text);
    formats.push(format(sheet, field, isBold));
  }
  if (!texts.length) return null;
  const plain = texts.join(separator);
  const more = formats[0] ?? "";
  const isAlike = !sheet.isMixed && formats.every((own) => own === more);
  const content: Piece = isAlike
    ? plain
    : join(
        texts.map((text, i) => styled(directed(sheet, text), formats[i] as string)),
        separator,
      );
  const look = { more: (isAlike ? more : "") + lineStyle, align, limitPx };
  return row(textCell(pen(sheet, sheet.basePx, sheet.color.text, look), content, plain));
}
