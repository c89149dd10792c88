import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { isBefore, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { onPlate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { isLarge } from "../blocks/text.ts";
import { cell, line, row, table, wrapping } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Colour panel: face and name on a panel of the accent, contacts on the page beside it. */
export const template22: Template = {
  look: { accent: "#6b5ff7", text: "#757482", line: "#d4d1e8", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const { accent } = sheet.color;
    const align = "center";
    const panelSheet = onPlate(sheet, accent);
    const pictures = photos(panelSheet, { align });
    const panel = table([
      stack(panelSheet, {
        photo: pictures && line(pictures, { ...alt(panelSheet), align }),
        name: nameRows(panelSheet, { align, scale: 1.3, limitPx: 220 }),
      }),
    ]);
    const how = table([
      stack(
        sheet,
        { contacts: contactRows(sheet, { labels: "letter", gapPx: 4 }), socialIcons: socialRows(sheet) },
        14,
      ),
    ]);
    const [first, second] = [
      cell(panel, { background: accent, padding: "18px 14px" }),
      cell(how, { padding: "12px 14px" }),
    ];
    const cells = isBefore(sheet, "name", "contacts") ? [first, second] : [second, first];
    const drawn = isLarge(sheet) ? line(wrapping(cells.map((one) => table([row(one)])))) : row(...cells);
    return table([drawn], { dir: sheet.dir });
  },
};
