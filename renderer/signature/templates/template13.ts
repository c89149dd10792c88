import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columnsOrWrapped, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Picture column: face and marks share a column, a line parts them from the words. */
export const template13: Template = {
  look: { accent: "#26846c", text: "#6b7975", line: "#c5d5cf", socialShape: SOCIAL_SHAPES.rounded },
  draw(sheet) {
    const pictures = photos(sheet);
    const side = table([
      stack(
        { ...sheet, linePx: 0 },
        {
          photo: pictures && line(pictures, { ...alt(sheet), align: "center" }),
          socialIcons: socialRows(sheet, { align: "center", perRow: 4, gapPx: 5 }),
        },
      ),
    ]);
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.7 }),
        contacts: contactRows(sheet, { labels: "word", gapPx: 3 }),
      }),
    ]);
    return columnsOrWrapped(sheet, { photo: side, name: words }, { gapPx: 22 });
  },
};
