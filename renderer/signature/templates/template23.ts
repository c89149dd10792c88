import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { columns, isBefore, stack } from "../blocks/arrange.ts";
import { contactFlow } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { photos } from "../blocks/photo.ts";
import { onPlate } from "../blocks/plate.ts";
import { socialRows } from "../blocks/socialIcons.ts";
import { gap, line, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** Colour foot: face and name above, the contacts on a band of colour below. */
export const template23: Template = {
  look: { accent: "#3770e2", text: "#71767f", line: "#ccd6ea", socialShape: SOCIAL_SHAPES.circle, isCard: true },
  draw(sheet) {
    const { accent } = sheet.color;
    const head = columns(
      sheet,
      {
        photo: photos(sheet, { isRow: true, rowPx: 240 }),
        name: table([nameRows(sheet, { scale: 1.8, wholePx: 210 })]),
      },
      { valign: null },
    );
    const footSheet = onPlate(sheet, accent);
    const foot = table([
      stack(footSheet, {
        contacts: contactFlow(footSheet, { separator: "|", limitPx: 480 }),
        socialIcons: socialRows(footSheet),
      }),
    ]);
    const [top, bottom] = [line(head), line(foot, { background: accent, padding: "12px 16px" })];
    const isHeadFirst = isBefore(sheet, "name", "contacts");
    const [first, second] = isHeadFirst ? [top, bottom] : [bottom, top];
    return table([first, first && second && gap(12), second], { dir: sheet.dir });
  },
};
