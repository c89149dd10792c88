import { join, joined, type Markup, type Piece } from "../primitives/html.ts";
import { type Sheet, visible } from "../sheet.ts";
import {
  COMMA,
  comma,
  directed,
  pen,
  type Setting,
  setting,
  styled,
  type TextField,
  textRow,
  wholeness,
} from "./text.ts";

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
  /** widest name that a phone has room for in one line beside a picture of 96 px, in CSS pixels */
  wholePx?: number;
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
  { scale = 1.5, nameStyle = "", isUppercase, align, limitPx, wholePx }: NameLook,
): Markup | null {
  const name = visible(sheet.general.name);
  if (!name) return null;
  const sizePx = Math.round(sheet.basePx * scale);
  const own = setting(sheet, "name", true, isUppercase) + nameStyle;
  const whole = wholeness(sheet, name, sizePx, own, wholePx);
  const look = { more: own + whole, align, limitPx: whole ? undefined : limitPx, padding: "0 0 2px" };
  return textRow(pen(sheet, sizePx, sheet.color.accent, look), directed(sheet, name), name);
}

/** Row: some of position, department and company on one line, each set in its own way. */
export function lineRow(
  sheet: Sheet,
  fields: readonly Line[],
  { align, limitPx, separator = " \u00b7 ", lineStyle = "" }: NameLook,
  isBold = false,
): Markup | null {
  const texts: string[] = [];
  const settings: Setting[] = [];
  for (const field of fields) {
    const text = field === "department" && !sheet.show.department ? "" : visible(sheet.general[field]);
    if (!text) continue;
    texts.push(text);
    settings.push(setting(sheet, field, isBold));
  }
  if (!texts.length) return null;
  const mark = separator === COMMA ? comma(sheet, texts[0] as string) : separator;
  const plain = texts.join(mark);
  const first = settings[0] as Setting;
  const isAlike = !sheet.isMixed && settings.every((own) => own === first);
  const content: Piece = isAlike
    ? plain
    : join(
        texts.map((text, i) => styled(directed(sheet, text), settings[i] as Setting)),
        mark,
      );
  const look = { more: (isAlike ? first : "") + lineStyle, align, limitPx };
  return textRow(pen(sheet, sheet.basePx, sheet.color.text, look), content, plain);
}
