import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { alt, logo, photo } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { gap, line, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Logo and face: the company's picture first, the person's last, the words between them. */
export const template15: Template = {
  look: { accent: "#177fa1", text: "#6d777b", line: "#c6d4da", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const mark = logo(sheet);
    const house = lineRow(sheet, ["company"], {}, true);
    const brand = table([
      stack(
        { ...sheet, linePx: 0 },
        {
          name: joined([line(mark, alt(sheet)), mark && house && gap(8), house]),
          socialIcons: socialRows(sheet, { perRow: 4 }),
        },
      ),
    ]);
    const words = table([
      stack(
        { ...sheet, linePx: 0 },
        {
          name: joined([nameRow(sheet, { scale: 1.5 }), lineRow(sheet, ["position"], {})]),
          contacts: contactRows(sheet, { labels: "letter", gapPx: 2 }),
        },
      ),
    ]);
    return columns(sheet, { name: brand, contacts: words, photo: photo(sheet) }, { gapPx: 20 });
  },
};
