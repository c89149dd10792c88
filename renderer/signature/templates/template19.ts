import { SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { parts, stack } from "../blocks/arrange.ts";
import { contactRows } from "../blocks/contacts.ts";
import { nameRows } from "../blocks/name.ts";
import { alt, photos } from "../blocks/photo.ts";
import { onPlate } from "../blocks/plate.ts";
import { socialLinks, socialRows } from "../blocks/socialIcons.ts";
import type { Markup } from "../primitives/html.ts";
import { cell, row, strip, table } from "../primitives/table.ts";
import type { Template } from "./template.ts";

/** More marks than so many stand in two columns: a tower would be higher than the words. */
const TOWER = 6;
const MOST_TOWERS = 3;

/** Icon spine: the marks stand one over the other on a pillar of colour between picture and words. */
export const template19: Template = {
  look: { accent: "#9a4de6", text: "#7a7381", line: "#d9cde4", socialShape: SOCIAL_SHAPES.bare },
  draw(sheet) {
    const { accent } = sheet.color;
    const perRow = Math.min(MOST_TOWERS, Math.ceil(socialLinks(sheet).length / TOWER));
    // Brands have colours of their own, which no pillar goes with.
    const ground = sheet.design.hasSocialBrandColors ? null : accent;
    const marks = table([socialRows(ground ? onPlate(sheet, ground) : sheet, { perRow, gapPx: 6 })]);
    const words = table([
      stack(sheet, {
        name: nameRows(sheet, { scale: 1.6 }),
        contacts: contactRows(sheet, { labels: "none", gapPx: 4 }),
      }),
    ]);
    const pieces: Partial<Record<string, Markup | null>> = { photo: photos(sheet), name: words };
    // Paddings, for empty cells are the first that a narrow screen takes.
    const padding = sheet.dir ? "0 16px 0 0" : "0 0 0 16px";
    const pillar = marks
      ? cell(marks, { background: ground, padding: ground ? "10px 8px" : undefined })
      : strip(6, accent);
    const cells: (Markup | null)[] = [];
    for (const { name } of parts(sheet)) {
      const look = { ...(name === "photo" ? alt(sheet) : {}), padding: cells.length ? padding : undefined };
      if (name === "socialIcons") cells.push(...(cells.length ? [strip(16), pillar] : [pillar]));
      else if (pieces[name]) cells.push(cell(pieces[name], look));
    }
    return marks || pieces.photo || words ? table([row(...cells)], { dir: sheet.dir }) : null;
  },
};
