import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columnsOrWrapped, isBefore, stack, wrappingColumns } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined, type Markup } from "../primitives/html.ts";
import { bar, gap, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Short stroke: columns of plain lines with room between them, each begun by a short stroke of colour. */
export const template11: Template = {
  look: { accent: "#8b7328", text: "#79766b", line: "#d9d3be", leading: 1.6, socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const limitPx = 260;
    const begun = (rows: Markup | null) => rows && table([bar(sheet.color.accent, 3, 28), gap(10), rows]);
    const who = stack(
      sheet,
      {
        name: joined([
          nameRow(sheet, { scale: 1.5, limitPx }),
          lineRow(sheet, ["position"], { limitPx }),
          lineRow(sheet, ["company"], { limitPx }, true),
        ]),
        socialIcons: socialRows(sheet, { gapPx: 12, perRow: 4 }),
      },
      12,
    );
    const how = contactRows(sheet, { labels: "none", limitPx: 280 });
    const words = columnsOrWrapped({ ...sheet, linePx: 0 }, { name: begun(who), contacts: begun(how) }, { gapPx: 16 });
    const isNameFirst = isBefore(sheet, "name", "contacts");
    return wrappingColumns(sheet, { [isNameFirst ? "name" : "contacts"]: words, photo: photos(sheet) }, 16);
  },
};
