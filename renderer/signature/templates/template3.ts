import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { beside, stack, wrappingColumns } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { isLarge } from "../blocks/text.ts";
import { cell, row, strip, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Side bar: a bar of colour along the edge, words beside it, the picture at the far end. */
export const template3: Template = {
  look: { accent: "#4873ca", text: "#71767f", line: "#cfd4e4", socialShape: SOCIAL_SHAPES.rounded },
  draw(sheet) {
    const body = stack(sheet, {
      name: nameRows(sheet, { scale: 1.7 }),
      contacts: contactRows(sheet, { labels: "word" }),
      socialIcons: socialRows(sheet),
    });
    const gapPx = 24;
    const inner = isLarge(sheet)
      ? wrappingColumns(sheet, { photo: photos(sheet), name: table([body]) }, gapPx)
      : beside(sheet, "photo", photos(sheet), alt(sheet), body, { gapPx });
    return inner && table([row(strip(4, sheet.color.accent), strip(14), cell(inner))], { dir: sheet.dir });
  },
};
