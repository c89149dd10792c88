import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactFlow } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { bar, gap, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Underline: a broad stroke under a large name, the face at the end of it. */
export const template18: Template = {
  look: { accent: "#d73e0b", text: "#7e7470", line: "#e6d3cb", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const name = nameRow(sheet, { scale: 2.1 });
    const role = lineRow(sheet, ["position", "company"], { separator: ", " });
    const words = table([
      stack(sheet, {
        name: joined([name, name && gap(2), name && bar(sheet.color.accent, 6), role && gap(8), role]),
        contacts: contactFlow(sheet, { separator: "\u00b7", limitPx: 340 }),
        socialIcons: socialRows(sheet, { gapPx: 8 }),
      }),
    ]);
    return columns(sheet, { name: words, photo: photos(sheet) }, { gapPx: 24 });
  },
};
