import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, isBefore, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { onPlate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { gap, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Name band: a band of colour carries the name, the rest stands below it. */
export const template10: Template = {
  look: { accent: "#9459cf", text: "#757482", line: "#d6cfe0", socialShape: SOCIAL_SHAPES.rounded, isCard: true },
  draw(sheet) {
    const { accent } = sheet.color;
    const band = table([nameRows(onPlate(sheet, accent), { isInline: true, scale: 1.6, limitPx: 420 })]);
    const words = table([
      stack(sheet, { contacts: contactRows(sheet, { labels: "letter", gapPx: 2 }), socialIcons: socialRows(sheet) }),
    ]);
    const below = columns(sheet, { photo: photos(sheet), contacts: words });
    const head = band && line(band, { background: accent, padding: "12px 16px" });
    const rest = below && line(below, { padding: head ? "14px 16px 0" : undefined });
    return table(isBefore(sheet, "name", "contacts") ? [head, rest] : [rest, head && gap(12), head], {
      dir: sheet.dir,
    });
  },
};
