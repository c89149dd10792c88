import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactGrid } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { bar, gap, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Top bar: a bar over the whole width, below it picture and words. */
export const template12: Template = {
  look: { accent: "#296df4", text: "#71767f", line: "#cdd6e8", socialShape: SOCIAL_SHAPES.square, wholePx: 235 },
  draw(sheet) {
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.5 }),
        contacts: contactGrid(sheet),
        socialIcons: socialRows(sheet),
      }),
    ]);
    const content = columns(sheet, { photo: photos(sheet), name: words });
    return content && table([bar(sheet.color.accent, 5), gap(14), line(content)], { dir: sheet.dir });
  },
};
