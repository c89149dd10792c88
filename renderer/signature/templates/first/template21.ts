import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactFlow } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { gap, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Quiet: the house first in small capitals, a light name, and little else. */
export const template21: Template = {
  look: { accent: "#867440", text: "#7c756e", line: "#ded6c8", leading: 1.6, socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const house = lineRow({ ...sheet, basePx: Math.max(9, sheet.basePx - 2) }, ["company"], {
      lineStyle: ";letter-spacing:3px;text-transform:uppercase",
    });
    const own = {
      ...sheet,
      design: { ...sheet.design, textFormatting: { name: { bold: false }, ...sheet.design.textFormatting } },
    };
    const words = table([
      stack(
        sheet,
        {
          name: joined([house, house && gap(4), nameRow(own, { scale: 2.2 }), lineRow(sheet, ["position"], {})]),
          contacts: contactFlow(sheet, { separator: "—", limitPx: 340 }),
          socialIcons: socialRows(sheet, { gapPx: 14 }),
        },
        14,
      ),
    ]);
    return columns(sheet, { name: words, photo: photos(sheet) }, { gapPx: 36 });
  },
};
