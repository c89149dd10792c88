import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, wrappingColumns } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { socialLinks, socialRows } from "../blocks/socialIcons.ts";
import { table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Wide row: picture, name, contacts and marks side by side with lines between them; two rows where the screen is narrow. */
export const template30: Template = {
  look: { accent: "#468507", text: "#71786a", line: "#cbd6bd", socialShape: SOCIAL_SHAPES.circle },
  draw(sheet) {
    const look = { gapPx: 14, valign: null };
    const who = table([nameRows(sheet, { scale: 1.4, limitPx: 190, wholePx: 240 })]);
    const how = table([contactRows(sheet, { labels: "none", gapPx: 3, limitPx: 240 })]);
    const marks = table([socialRows(sheet, { perRow: socialLinks(sheet).length > 3 ? 3 : 1, gapPx: 5 })]);
    return wrappingColumns(
      sheet,
      {
        name: columns(sheet, { photo: photos(sheet), name: who }, look),
        contacts: columns(sheet, { contacts: how, socialIcons: marks }, look),
      },
      14,
    );
  },
};
