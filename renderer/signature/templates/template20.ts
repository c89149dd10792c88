import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { INK } from "#shared/lib/color.ts";
import { columns, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { plate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Ink panel: white on ink, the accent for the name alone; the same by day and by night. */
export const template20: Template = {
  look: {
    accent: "#5fd3d8",
    text: "#d7e2e5",
    line: "#3a5058",
    background: "#0b1f24",
    pageAccent: "#14828c",
    socialShape: SOCIAL_SHAPES.circle,
    isCard: true,
  },
  draw(sheet) {
    const background = sheet.color.background ?? INK;
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.6 }),
        contacts: contactRows(sheet, { labels: "letter", gapPx: 3 }),
        socialIcons: socialRows(sheet),
      }),
    ]);
    return plate(columns(sheet, { photo: photos(sheet), name: words }, { gapPx: 20 }), {
      background,
      padding: "20px 24px",
    });
  },
};
