import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columnsOrWrapped, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Mirror: the name leans on a line from one side, the contacts from the other. */
export const template16: Template = {
  look: { accent: "#5875af", text: "#71767f", line: "#b8c3da", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const far = sheet.dir ? "left" : "right";
    const pictures = photos(sheet);
    const who = table([
      stack(
        { ...sheet, linePx: 0 },
        {
          photo: pictures && line(pictures, { ...alt(sheet), align: far }),
          name: nameRows(sheet, { align: far, scale: 1.6, limitPx: 240 }),
        },
      ),
    ]);
    const how = table([
      stack(sheet, {
        contacts: contactRows(sheet, { labels: "none", gapPx: 3, limitPx: 280 }),
        socialIcons: socialRows(sheet),
      }),
    ]);
    return columnsOrWrapped(sheet, { name: who, contacts: how }, { gapPx: 20, valign: null });
  },
};
