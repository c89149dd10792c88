import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactFlow } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** One line: name, role and contacts run on after each other, nothing is large. */
export const template9: Template = {
  look: { accent: "#13883a", text: "#6b796f", line: "#b9c9be", socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const words = table([
      stack(
        sheet,
        {
          name: joined([nameRow(sheet, { scale: 1.15 }), lineRow(sheet, ["position", "company"], { separator: ", " })]),
          contacts: contactFlow(sheet, { separator: "/", limitPx: 520 }),
          socialIcons: socialRows(sheet, { gapPx: 10 }),
        },
        4,
      ),
    ]);
    return columns(sheet, { photo: photos(sheet), name: words }, { gapPx: 12 });
  },
};
