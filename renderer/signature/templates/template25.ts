import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { WHITE } from "#shared/lib/color.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactGrid } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { cell, row, strip, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Soft tint: dark words on a pale plate with an edge of colour, the same in every mode. */
export const template25: Template = {
  look: {
    accent: "#0b6b53",
    text: "#34474d",
    line: "#c3d9d2",
    background: "#eef6f3",
    pageAccent: "#138568",
    socialShape: SOCIAL_SHAPES.circle,
    isCard: true,
  },
  draw(sheet) {
    const background = sheet.color.background ?? WHITE;
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.5 }),
        contacts: contactGrid(sheet, { gapPx: 3 }),
        socialIcons: socialRows(sheet),
      }),
    ]);
    const content = columns(sheet, { photo: photos(sheet), name: words });
    return (
      content &&
      table([row(strip(6, sheet.color.accent), cell(content, { background, padding: "18px 22px" }))], {
        dir: sheet.dir,
      })
    );
  },
};
