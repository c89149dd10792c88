import { join, type Markup } from "../primitives/html.ts";
import { line } from "../primitives/table.ts";
import { type Sheet, visible } from "../sheet.ts";
import { format, separated, styled, type TextField, textLook } from "./text.ts";

export type NameLook = {
  /** size of the name, as a multiple of running text */
  scale?: number;
  align?: "center" | "right" | null;
  /** further declarations of the name: letter spacing */
  nameStyle?: string;
  isUppercase?: boolean;
  /** position, department and company on one line instead of three */
  isInline?: boolean;
  separator?: string;
  limitPx?: number;
};

/** Rows: the name, then position and department, then the company. */
export function nameRows(sheet: Sheet, look: NameLook = {}): Markup | null {
  const { scale = 1.5, align = null, isInline = false, separator = " \u00b7 ", limitPx } = look;
  const { general, basePx, color, show } = sheet;
  const name = visible(general.name);
  const position = visible(general.position);
  const department = show.department ? visible(general.department) : "";
  const company = visible(general.company);

  const rows = [
    name &&
      line(
        name,
        textLook(sheet, name, Math.round(basePx * scale), color.accent, {
          more: format(sheet, "name", { bold: true, uppercase: look.isUppercase }) + (look.nameStyle ?? ""),
          align,
          limitPx,
          padding: "0 0 2px",
        }),
      ),
    ...(isInline
      ? [
          inline(
            sheet,
            [
              ["position", position],
              ["department", department],
              ["company", company],
            ],
            separator,
            { align, limitPx },
          ),
        ]
      : [
          inline(
            sheet,
            [
              ["position", position],
              ["department", department],
            ],
            separator,
            { align, limitPx },
          ),
          inline(sheet, [["company", company]], separator, { align, limitPx, isStrong: true }),
        ]),
  ];
  const drawn = rows.filter((row) => row !== "" && row !== null) as Markup[];
  return drawn.length ? join(drawn) : null;
}

type InlineLook = { align: NameLook["align"]; limitPx?: number; isStrong?: boolean };

function inline(
  sheet: Sheet,
  parts: [TextField, string][],
  separator: string,
  { align, limitPx, isStrong = false }: InlineLook,
): Markup | null {
  const filled = parts.filter(([, text]) => text);
  if (!filled.length) return null;
  const own = { bold: isStrong };
  const [first] = filled[0] as [TextField, string];
  const shared = format(sheet, first, own);
  const isAlike = filled.every(([field]) => format(sheet, field, own) === shared);
  const plain = filled.map(([, text]) => text).join(separator);
  const content = isAlike
    ? plain
    : separated(
        filled.map(([field, text]) => styled(text, format(sheet, field, own))),
        separator,
      );
  const look = textLook(sheet, plain, sheet.basePx, sheet.color.text, { more: isAlike ? shared : "", align, limitPx });
  return line(content, look);
}
