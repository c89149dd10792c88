import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { isBefore, stack } from "../../blocks/arrange.ts";
import { contactFlow } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { alt, photos } from "../../blocks/photo.ts";
import { socialRows } from "../../blocks/socialIcons.ts";
import { cell, line, row, strip, table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Letterhead: a spaced name and the picture over a full line, contacts and marks below in one breath. */
export const template4: Template = {
  look: { accent: "#a2692f", text: "#7c756e", line: "#d8cdbd", leading: 1.5, socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const name = table([
      nameRows(sheet, {
        isInline: true,
        scale: 1.5,
        isUppercase: true,
        nameStyle: ";letter-spacing:2px",
        separator: ", ",
      }),
    ]);
    const pictures = photos(sheet, { gapPx: 8 });
    const far = sheet.dir ? "left" : "right";
    const head = row(cell(name, { valign: "bottom" }), strip(24), cell(pictures, { ...alt(sheet), align: far }));
    const isHeaded = name && pictures && isBefore(sheet, "photo", "contacts") === isBefore(sheet, "name", "contacts");
    const header = isHeaded ? line(table([head], { isFull: true })) : null;
    return table(
      [
        stack(sheet, {
          photo: header ? null : pictures && line(pictures, alt(sheet)),
          name: header ?? (name && line(name)),
          contacts: contactFlow(sheet, { separator: "\u2022", limitPx: 500 }),
          socialIcons: socialRows(sheet, { gapPx: 12 }),
        }),
      ],
      { dir: sheet.dir },
    );
  },
};
