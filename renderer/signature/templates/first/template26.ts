import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { WHITE } from "#shared/lib/color.ts";
import { isBefore, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { alt, photos } from "../../blocks/photo.ts";
import { onPlate } from "../../blocks/plate.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { cell, line, row, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Ticket: two plates edge to edge, the pale one says who, the strong one how. */
export const template26: Template = {
  look: {
    accent: "#8a2f5f",
    text: "#5b3a4b",
    line: "#d9b9c9",
    background: "#fbf0f5",
    pageAccent: "#c84385",
    socialShape: SOCIAL_SHAPES.circle,
    isCard: true,
  },
  draw(sheet) {
    const { accent } = sheet.color;
    const background = sheet.color.background ?? WHITE;
    const pictures = photos(sheet);
    const who = table([
      stack(sheet, {
        photo: pictures && line(pictures, alt(sheet)),
        name: nameRows(sheet, { scale: 1.5, limitPx: 260 }),
      }),
    ]);
    const strong = onPlate(sheet, accent);
    const how = table([
      stack(
        strong,
        { contacts: contactRows(strong, { labels: "none", gapPx: 4, limitPx: 260 }), socialIcons: socialRows(strong) },
        14,
      ),
    ]);
    const pale = cell(who, { background, padding: "18px 22px" });
    const deep = cell(how, { background: accent, padding: "18px 22px" });
    return table([isBefore(sheet, "name", "contacts") ? row(pale, deep) : row(deep, pale)], { dir: sheet.dir });
  },
};
