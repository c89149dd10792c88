import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columnsOrWrapped, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Two columns: who on the left, how to reach them on the right, a line between. */
export const template5: Template = {
  look: { accent: "#337bae", text: "#6d777b", line: "#c9d3d9", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const pictures = photos(sheet, { isRow: true, rowPx: 150 });
    const who = table([
      stack(
        { ...sheet, linePx: 0 },
        {
          photo: pictures && line(pictures, alt(sheet)),
          name: nameRows(sheet, { limitPx: 260 }),
          socialIcons: socialRows(sheet),
        },
      ),
    ]);
    return columnsOrWrapped(
      sheet,
      { name: who, contacts: table([contactRows(sheet, { limitPx: 280, gapPx: 3 })]) },
      { gapPx: 22, valign: null },
    );
  },
};
