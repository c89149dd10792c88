import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Icon spine: the marks stand one over the other between picture and words. */
export const template19: Template = {
  look: { accent: "#9a4de6", text: "#7a7381", line: "#d9cde4", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.6 }),
        contacts: contactRows(sheet, { labels: "none", gapPx: 4 }),
      }),
    ]);
    const spine = table([socialRows(sheet, { perRow: 1, gapPx: 5 })]);
    return columns(sheet, { photo: photos(sheet), socialIcons: spine, name: words }, { gapPx: 14 });
  },
};
