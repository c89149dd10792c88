import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { WHITE } from "#shared/lib/color.ts";
import { columns, isBefore, stack } from "../blocks/arrange.ts";
import { contactGrid } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { onPlate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Night head: name and picture on a dark head, contacts on a pale sheet under it. */
export const template27: Template = {
  look: {
    accent: "#26323f",
    text: "#3e4a57",
    line: "#cdd4db",
    background: "#f5f6f8",
    pageAccent: "#5875af",
    leading: 1.5,
    socialShape: SOCIAL_SHAPES.circle,
    isCard: true,
  },
  draw(sheet) {
    const { accent } = sheet.color;
    const background = sheet.color.background ?? WHITE;
    const night = onPlate(sheet, accent);
    const name = table([nameRows(night, { scale: 1.6, nameStyle: ";letter-spacing:1px", limitPx: 320 })]);
    const head = columns(night, { name, photo: photos(night) }, { gapPx: 40, valign: null, isFull: true });
    const below = table([stack(sheet, { contacts: contactGrid(sheet, { gapPx: 3 }), socialIcons: socialRows(sheet) })]);
    const [top, bottom] = [
      line(head, { background: accent, padding: "16px 20px" }),
      line(below, { background, padding: "14px 20px" }),
    ];
    return table(isBefore(sheet, "name", "contacts") ? [top, bottom] : [bottom, top], { dir: sheet.dir });
  },
};
