import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { onPlate, plate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Poster: one centred plate, the marks on a strip of their own at its foot. */
export const template14: Template = {
  look: { accent: "#c84385", text: "#807279", line: "#e2cfd8", socialShape: SOCIAL_SHAPES.circle, align: "center" },
  draw(sheet) {
    const align = "center";
    const { background } = sheet.color;
    const ground = background ? onPlate(sheet, background) : sheet;
    const pictures = photos(ground, { isRow: true });
    const content = table([
      stack(ground, {
        photo: pictures && line(pictures, { ...alt(ground), align }),
        name: nameRows(ground, { align, scale: 1.9 }),
        contacts: contactRows(ground, { labels: "none", align, gapPx: 2 }),
        socialIcons: socialRows(ground, { align, gapPx: 10 }),
      }),
    ]);
    const border =
      background || !sheet.linePx
        ? undefined
        : `border-top:4px solid ${sheet.color.accent};border-bottom:4px solid ${sheet.color.accent}`;
    return plate(content, { background, border, align, padding: "20px 32px" });
  },
};
