import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, stack, wrappingColumns } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { lineRow, nameRow } from "../blocks/name.ts";
import { alt, logo, photo } from "../blocks/photo.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { joined } from "../primitives/html.ts";
import { gap, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/**
 * Logo and face: the company's picture with its name and marks at one end, the person's at the other, the words between
 * them. Without a logo the words are beside the face alone.
 */
export const template15: Template = {
  look: { accent: "#177fa1", text: "#6d777b", line: "#c6d4da", socialShape: SOCIAL_SHAPES.circle, wholePx: 235 },
  draw(sheet) {
    const calm = { ...sheet, linePx: 0 };
    const mark = logo(sheet);
    const house = lineRow(sheet, ["company"], {}, true);
    const socials = socialRows(sheet, mark ? { perRow: 4 } : {});
    const words = table([
      stack(mark ? calm : sheet, {
        name: joined([nameRow(sheet, { scale: 1.6 }), lineRow(sheet, ["position"], {}), mark ? null : house]),
        contacts: contactRows(sheet, { labels: "letter", gapPx: 2 }),
        socialIcons: mark ? null : socials,
      }),
    ]);
    const person = columns(calm, { contacts: words, photo: photo(sheet) }, { gapPx: 22 });
    if (!mark) return person;
    const brand = table([
      stack(calm, { name: joined([line(mark, alt(sheet)), house && gap(8), house]), socialIcons: socials }),
    ]);
    return wrappingColumns(sheet, { name: brand, contacts: person }, 20);
  },
};
