import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { onPlate, plate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Card: everything on one plate or in one frame; the plate's colour decides the ink. */
export const template6: Template = {
  look: { accent: "#288189", text: "#6d777b", line: "#c9d6d8", socialShape: SOCIAL_SHAPES.rounded, isCard: true },
  draw(sheet) {
    const { background, line: edge } = sheet.color;
    const { linePx } = sheet;
    const card = background ? onPlate(sheet, background) : sheet;
    const words = table([
      stack(card, {
        name: nameRows(card, { scale: 1.6 }),
        contacts: contactRows(card, { labels: "none", gapPx: 2 }),
        socialIcons: socialRows(card),
      }),
    ]);
    const content = columns(card, { photo: photos(card), name: words }, { gapPx: 20 });
    const border = background || !linePx ? undefined : `border:${linePx}px solid ${edge}`;
    return plate(content, { background, border, padding: "18px 22px 18px 22px" });
  },
};
