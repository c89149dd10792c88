import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { onPlate, plate } from "../../blocks/plate.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { gap, line, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Name tag: the name on a tag of colour, everything else plain around it. */
export const template24: Template = {
  look: { accent: "#b45f09", text: "#7c756e", line: "#e4d6c4", socialShape: SOCIAL_SHAPES.rounded },
  draw(sheet) {
    const { accent } = sheet.color;
    const tag = table([nameRow(onPlate(sheet, accent), { scale: 1.4, limitPx: 380 })]);
    const name = joined([
      tag && line(plate(tag, { background: accent, padding: "6px 14px 4px" })),
      tag && gap(8),
      lineRow(sheet, ["position"], {}),
      lineRow(sheet, ["company"], {}, true),
    ]);
    const words = table([
      stack(sheet, {
        name,
        contacts: contactRows(sheet, { labels: "letter", gapPx: 2 }),
        socialIcons: socialRows(sheet),
      }),
    ]);
    return columns(sheet, { name: words, photo: photos(sheet) }, { gapPx: 28 });
  },
};
