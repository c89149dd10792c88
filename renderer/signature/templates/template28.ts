import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columnsOrWrapped, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { alt, logo, photo } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined } from "../primitives/html.ts";
import { cell, line, row, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** House first: a masthead with the company's sign and name between two rules, the person and the words in columns below. */
export const template28: Template = {
  look: { accent: "#1b7abf", text: "#6e777c", line: "#c9d5de", socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const { accent, line: thin } = sheet.color;
    const calm = { ...sheet, linePx: 0 };
    const houseSheet = { ...sheet, basePx: Math.round(sheet.basePx * 1.9), color: { ...sheet.color, text: accent } };
    const house = table([lineRow(houseSheet, ["company"], { limitPx: 420 }, true)]);
    const mark = logo(sheet);
    // Without a house the name leads.
    const title = house ?? table([nameRow(sheet, { scale: 1.9, limitPx: 420 })]);
    const padding = sheet.dir ? "0 14px 0 0" : "0 0 0 14px";
    const head = mark ? table([row(cell(mark, alt(sheet)), cell(title, { padding }))]) : title;
    const pictures = photo(sheet);
    const who = table([
      stack(calm, {
        photo: pictures && line(pictures, alt(sheet)),
        name: joined([
          house && nameRow(sheet, { scale: 1.2, limitPx: 220, wholePx: 160 }),
          lineRow(sheet, ["position"], { limitPx: 220 }),
        ]),
      }),
    ]);
    const how = table([
      stack(sheet, {
        contacts: contactRows(sheet, { labels: "letter", gapPx: 2 }),
        socialIcons: socialRows(sheet, { gapPx: 10 }),
      }),
    ]);
    const below = columnsOrWrapped(sheet, { name: who, contacts: how }, { gapPx: 20 });
    const over = sheet.linePx ? `border-top:${sheet.linePx}px solid ${thin};` : "";
    return table(
      [
        line(head, { padding: "6px 0", style: `${over}border-bottom:4px solid ${accent}` }),
        line(below, head ? { padding: "12px 0 0" } : undefined),
      ],
      { dir: sheet.dir },
    );
  },
};
