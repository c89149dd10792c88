import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { plate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Picture right: words first and large, the face in a frame like a print, with the marks on its broad foot. */
export const template8: Template = {
  look: { accent: "#bc5836", text: "#7e7470", line: "#e0d2cc", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const align = "center";
    const pictures = photos(sheet, { align });
    const isFramed = pictures !== null;
    const socials = socialRows(sheet, isFramed ? { align, perRow: 3, gapPx: 8 } : {});
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 2 }),
        contacts: contactRows(sheet, { labels: "none", gapPx: 2 }),
        socialIcons: isFramed ? null : socials,
      }),
    ]);
    const print = table([
      stack(
        { ...sheet, linePx: 0 },
        { photo: pictures && line(pictures, { ...alt(sheet), align }), socialIcons: isFramed ? socials : null },
      ),
    ]);
    const framed = plate(print, {
      border: sheet.linePx ? `border:${sheet.linePx}px solid ${sheet.color.line}` : undefined,
      padding: "9px 9px 11px",
      align,
    });
    return columns({ ...sheet, linePx: 0 }, { name: words, photo: framed }, { gapPx: 28 });
  },
};
