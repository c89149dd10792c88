import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { onPlate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined } from "../primitives/html.ts";
import { bar, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Name tag: a frame of colour with the house on its broad head, as one wears it at a conference. */
export const template24: Template = {
  look: { accent: "#b45f09", text: "#7c756e", line: "#e4d6c4", socialShape: SOCIAL_SHAPES.rounded, isCard: true },
  draw(sheet) {
    const { accent } = sheet.color;
    const house = table([
      lineRow(
        onPlate(sheet, accent),
        ["company"],
        { limitPx: 360, lineStyle: ";letter-spacing:1px;text-transform:uppercase" },
        true,
      ),
    ]);
    const words = table([
      stack(sheet, {
        name: joined([nameRow(sheet, { scale: 2, wholePx: 220 }), lineRow(sheet, ["position"], {})]),
        contacts: contactRows(sheet, { labels: "letter", gapPx: 2 }),
        socialIcons: socialRows(sheet),
      }),
    ]);
    const body = columns(sheet, { name: words, photo: photos(sheet) }, { gapPx: 28, isFull: true });
    if (!body && !house) return null;
    const edge = `2px solid ${accent}`;
    return table(
      [
        house ? line(house, { background: accent, padding: "7px 16px" }) : bar(accent, 10),
        line(body, {
          padding: "14px 14px 16px",
          style: `border-left:${edge};border-right:${edge};border-bottom:${edge}`,
        }),
      ],
      { dir: sheet.dir },
    );
  },
};
