import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { alt, photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { line, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Margin note: the words lean on a hairline from the left, the face and the marks stand behind it. */
export const template29: Template = {
  look: { accent: "#af5984", text: "#807279", line: "#d9b9c9", leading: 1.5, socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const far = sheet.dir ? "left" : "right";
    const calm = { ...sheet, linePx: 0 };
    const words = table([
      stack(calm, {
        name: nameRows(sheet, { align: far, scale: 1.7, nameStyle: ";font-style:italic" }),
        contacts: contactRows(sheet, { labels: "none", align: far }),
      }),
    ]);
    const pictures = photos(sheet);
    const side = table([
      stack(calm, {
        photo: pictures && line(pictures, alt(sheet)),
        socialIcons: socialRows(sheet, { gapPx: 10, perRow: 4 }),
      }),
    ]);
    return columns(sheet, { contacts: words, photo: side }, { gapPx: 20, valign: null });
  },
};
