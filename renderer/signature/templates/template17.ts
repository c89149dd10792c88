import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactGrid } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Grid: contacts two by two under a wide name, a square picture in front. */
export const template17: Template = {
  look: { accent: "#07828d", text: "#6b7879", line: "#bfd3d5", socialShape: SOCIAL_SHAPES.square },
  draw(sheet) {
    const head = columns(
      { ...sheet, linePx: 0 },
      {
        photo: photos(sheet, { isRow: true, rowPx: 240 }),
        name: table([nameRows(sheet, { scale: 1.9, wholePx: 210, isInline: true })]),
      },
      { gapPx: 16, valign: "bottom" },
    );
    return table(
      [
        stack(
          sheet,
          {
            name: line(head),
            contacts: contactGrid(sheet, { gapPx: 4 }),
            socialIcons: socialRows(sheet, { gapPx: 4 }),
          },
          12,
        ),
      ],
      { dir: sheet.dir },
    );
  },
};
