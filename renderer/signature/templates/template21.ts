import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columnsOrWrapped, stack } from "../blocks/arrange.ts";
import { contactFlow } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined } from "../primitives/html.ts";
import { gap, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

const NAME_SCALE = 2.2;
const LEADING = 1.6;

/** Quiet: the house in small capitals beside a light name, its picture under it in the same margin, and little else. */
export const template21: Template = {
  look: {
    accent: "#867440",
    text: "#7c756e",
    line: "#ded6c8",
    leading: LEADING,
    socialShape: SOCIAL_SHAPES.bare,
    wholePx: 235,
  },
  draw(sheet) {
    const calm = { ...sheet, linePx: 0 };
    const houseSheet = { ...sheet, basePx: Math.max(9, sheet.basePx - 2) };
    const house = lineRow(houseSheet, ["company"], {
      limitPx: 120,
      lineStyle: ";letter-spacing:2px;text-transform:uppercase",
    });
    const own = {
      ...sheet,
      design: { ...sheet.design, textFormatting: { name: { bold: false }, ...sheet.design.textFormatting } },
    };
    // On one baseline with the name.
    const downPx = Math.round((sheet.basePx * NAME_SCALE - houseSheet.basePx) * (LEADING / 2 + 0.3));
    const pictures = photos(sheet);
    const margin = table([
      house && gap(sheet.general.name ? downPx : 1),
      house,
      house && pictures && gap(12),
      pictures && line(pictures, alt(sheet)),
    ]);
    const words = table([
      stack(
        sheet,
        {
          name: joined([nameRow(own, { scale: NAME_SCALE, wholePx: 235 }), lineRow(sheet, ["position"], {})]),
          contacts: contactFlow(sheet, { separator: "\u2014", limitPx: 340 }),
          socialIcons: socialRows(sheet, { gapPx: 14 }),
        },
        14,
      ),
    ]);
    return columnsOrWrapped(calm, { name: margin, contacts: words }, { gapPx: 30 });
  },
};
