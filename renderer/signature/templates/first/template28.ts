import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { lineRow, nameRow } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { joined } from "../../primitives/html.ts";
import { table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** House first: the company leads in colour, the person and the words follow between lines. */
export const template28: Template = {
  look: { accent: "#1b7abf", text: "#6e777c", line: "#c9d5de", socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const house = lineRow(
      { ...sheet, basePx: Math.round(sheet.basePx * 1.5), color: { ...sheet.color, text: sheet.color.accent } },
      ["company"],
      {},
      true,
    );
    // Without a house the name leads.
    const calm = { ...sheet, color: { ...sheet.color, accent: sheet.color.text } };
    const person = house ? nameRow(calm, { scale: 1.1 }) : nameRow(sheet, { scale: 1.5 });
    const words = table([
      stack(sheet, {
        name: joined([house, person, lineRow(sheet, ["position"], {})]),
        contacts: contactRows(sheet, { labels: "word", gapPx: 2 }),
        socialIcons: socialRows(sheet, { gapPx: 10 }),
      }),
    ]);
    return columns({ ...sheet, linePx: 0 }, { name: words, photo: photos(sheet) }, { gapPx: 30, valign: null });
  },
};
