import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactFlow } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined } from "../primitives/html.ts";
import { gap, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Underline: a broad stroke over the whole width, a large name and the picture stand on it as on a shelf. */
export const template18: Template = {
  look: { accent: "#d73e0b", text: "#7e7470", line: "#e6d3cb", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const name = table([nameRow(sheet, { scale: 2.3, limitPx: 420, wholePx: 251 })]);
    const pictures = photos(sheet, { isRow: true, rowPx: 150, valign: "bottom" });
    const stood = columns(
      { ...sheet, linePx: 0 },
      { name, photo: pictures },
      { gapPx: 32, valign: "bottom", isFull: true },
    );
    const role = lineRow(sheet, ["position", "company"], { separator: ", " });
    return table(
      [
        stack(sheet, {
          name: joined([
            line(stood, { style: `border-bottom:6px solid ${sheet.color.accent}` }),
            stood && role && gap(10),
            role,
          ]),
          contacts: contactFlow(sheet, { separator: "\u00b7", limitPx: 420 }),
          socialIcons: socialRows(sheet, { gapPx: 8 }),
        }),
      ],
      { dir: sheet.dir },
    );
  },
};
