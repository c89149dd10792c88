import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack, wrappingColumns } from "../blocks/arrange.ts";
import { contactFlow } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined } from "../primitives/html.ts";
import { cell, gap, line, row, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** One line: the name and the role on the first, the contacts on the second, the marks on the third; nothing is large. */
export const template9: Template = {
  look: { accent: "#13883a", text: "#6b796f", line: "#b9c9be", socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const name = table([nameRow(sheet, { scale: 1.15, wholePx: 240 })]);
    const role = table([lineRow(sheet, ["position", "company"], { separator: ", " })]);
    const padding = sheet.dir ? "0 10px 2px 0" : "0 0 2px 10px";
    const who = table([row(cell(name), cell(role, name ? { padding } : undefined))]);
    const marks = socialRows(sheet, { gapPx: 14 });
    const words = table([
      stack(
        sheet,
        {
          name: who && line(who),
          contacts: contactFlow(sheet, { separator: "/", limitPx: 560 }),
          socialIcons: marks && joined([gap(4), marks]),
        },
        4,
      ),
    ]);
    const pictures = photos(sheet, { isRow: true });
    // Two pictures would leave no room to the words on a phone.
    const hasBoth = sheet.media.photo !== null && sheet.media.photo2 !== null;
    const pieces = { photo: pictures, name: words };
    return hasBoth ? wrappingColumns(sheet, pieces, 14) : columns(sheet, pieces, { gapPx: 14 });
  },
};
