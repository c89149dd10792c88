import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { bar, gap, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Short stroke: a short stroke of colour under the name, then plain lines with room between them. */
export const template11: Template = {
  look: { accent: "#8b7328", text: "#79766b", line: "#d9d3be", leading: 1.6, socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const name = nameRow(sheet, { scale: 1.8 });
    const words = table([
      stack(
        sheet,
        {
          name: joined([
            name,
            name && gap(4),
            name && bar(sheet.color.accent, 3, 44),
            name && gap(8),
            lineRow(sheet, ["position"], {}),
            lineRow(sheet, ["company"], {}, true),
          ]),
          contacts: contactRows(sheet, { labels: "none" }),
          socialIcons: socialRows(sheet, { gapPx: 10 }),
        },
        12,
      ),
    ]);
    return columns(sheet, { name: words, photo: photos(sheet) }, { gapPx: 32 });
  },
};
