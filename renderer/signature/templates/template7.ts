import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactFlow } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Compact: two lines beside a small picture, marks at the far end. */
export const template7: Template = {
  look: { accent: "#4b7b9c", text: "#71767f", line: "#cfd6de", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const words = table([
      stack(
        sheet,
        {
          name: nameRows(sheet, { isInline: true, scale: 1.25 }),
          contacts: contactFlow(sheet, { separator: "|", limitPx: 480 }),
          socialIcons: socialRows(sheet, { gapPx: 5 }),
        },
        6,
      ),
    ]);
    return columns(sheet, { photo: photos(sheet), name: words }, { gapPx: 14 });
  },
};
