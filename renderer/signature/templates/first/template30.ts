import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns } from "../../blocks/arrange.ts";
import { contactRows } from "../../blocks/contacts.ts";
import { nameRows } from "../../blocks/name.ts";
import { photos } from "../../blocks/photo.ts";
import { socialLinks, socialRows } from "../../blocks/socialIcons.ts";
import { table } from "../../primitives/table.ts";
import type { Template } from "../template.ts";

/** Wide row: picture, name, contacts and marks side by side, lines between them. */
export const template30: Template = {
  look: { accent: "#468507", text: "#71786a", line: "#cbd6bd", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const who = table([nameRows(sheet, { scale: 1.4, limitPx: 190 })]);
    const how = table([contactRows(sheet, { labels: "none", gapPx: 3, limitPx: 240 })]);
    return columns(
      sheet,
      {
        photo: photos(sheet),
        name: who,
        contacts: how,
        socialIcons: table([socialRows(sheet, { perRow: socialLinks(sheet).length > 3 ? 2 : 1, gapPx: 5 })]),
      },
      { gapPx: 14, valign: null },
    );
  },
};
