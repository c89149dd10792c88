import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { alt, photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { line, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Picture right: words first and large, the face at the end with the marks under it. */
export const template8: Template = {
  look: { accent: "#bc5836", text: "#7e7470", line: "#e0d2cc", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.9 }),
        contacts: contactRows(sheet, { labels: "none", gapPx: 2 }),
      }),
    ]);
    const pictures = photos(sheet);
    const side = table([
      stack(sheet, {
        photo: pictures && line(pictures, { ...alt(sheet), align: "center" }),
        socialIcons: socialRows(sheet, { align: "center", perRow: 4 }),
      }),
    ]);
    return columns(sheet, { name: words, photo: side }, { gapPx: 28 });
  },
};
