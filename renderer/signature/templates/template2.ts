import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { stack } from "../blocks/arrange.ts";
import { contactFlow } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Centred: everything on one axis, a line under the name. */
export const template2: Template = {
  look: { accent: "#ca4a4a", text: "#817272", line: "#dccfd2", socialShape: SOCIAL_SHAPES.circle, align: "center" },
  draw(sheet) {
    const align = "center";
    const pictures = photos(sheet, { isRow: true });
    return table(
      [
        stack(sheet, {
          photo: pictures && line(pictures, { ...alt(sheet), align }),
          name: nameRows(sheet, { align, isInline: true, scale: 1.6 }),
          contacts: contactFlow(sheet, { align, limitPx: 500 }),
          socialIcons: socialRows(sheet, { align, gapPx: 8 }),
        }),
      ],
      { dir: sheet.dir },
    );
  },
};
