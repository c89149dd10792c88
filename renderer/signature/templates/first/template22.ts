import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { isBefore, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { alt, photos } from "../../blocks/photo.ts";
import { onPlate } from "../../blocks/plate.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { cell, line, row, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Colour panel: face and name on a panel of the accent, contacts on the page beside it. */
export const template22: Template = {
  look: { accent: "#6b5ff7", text: "#757482", line: "#d4d1e8", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const { accent } = sheet.color;
    const align = "center";
    const panelSheet = onPlate(sheet, accent);
    const pictures = photos(panelSheet);
    const panel = table([
      stack(panelSheet, {
        photo: pictures && line(pictures, { ...alt(panelSheet), align }),
        name: nameRows(panelSheet, { align, scale: 1.4, limitPx: 220 }),
      }),
    ]);
    const how = table([
      stack(sheet, { contacts: contactRows(sheet, { labels: "word", gapPx: 4 }), socialIcons: socialRows(sheet) }, 14),
    ]);
    const [first, second] = [
      cell(panel, { background: accent, padding: "18px 22px" }),
      cell(how, { padding: "12px 22px" }),
    ];
    return table([isBefore(sheet, "name", "contacts") ? row(first, second) : row(second, first)], { dir: sheet.dir });
  },
};
