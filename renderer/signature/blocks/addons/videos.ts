import { ADDON_WIDTHS, MAX_DRAWN } from "#shared/addons/constants.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { anchor } from "../../primitives/anchor.ts";
import type { Markup } from "../../primitives/html.ts";
import { cell, line, row, strip, table } from "../../primitives/table.ts";
import { alt, pictureLink } from "../photo.ts";
import { pen, textCell } from "../text.ts";
import { type DrawAddon, raw, rowsOf, visibleOf, within } from "./addon.ts";

/** Videos side by side: a stored thumbnail, which has a play mark in it, over the title, or the title alone with a mark of its own. */
export const videos: DrawAddon<"videos"> = (sheet, data) => {
  const { accent } = sheet.color;
  const cells: (Markup | null)[] = [];
  const text: string[] = [];
  for (const entry of rowsOf(data.list, MAX_DRAWN.videos)) {
    const href = sheet.href(raw(entry.url));
    if (!href) continue;
    const title = visibleOf(entry.title) || "Watch the video";
    const widthPx = within(entry.width, ADDON_WIDTHS.videos);
    const thumbnail = pictureLink(sheet, raw(entry.image), SHAPES.square, widthPx, title, raw(entry.url));
    const own = pen(sheet, sheet.basePx, accent, { limitPx: thumbnail ? widthPx : 240, more: ";font-weight:bold" });
    // The mark and its variation selector: phones would draw a coloured emoji otherwise.
    const label = thumbnail ? title : `\u25b6\ufe0e ${title}`;
    const words = row(textCell(own, anchor(href, label, accent), title));
    const video = table([line(thumbnail, { ...alt(sheet), padding: "0 0 4px" }), words]);
    cells.push(cells.length ? strip(12) : null, cell(video, { valign: "top" }));
    text.push(`${title}: ${href}`);
  }
  const body = table([row(...cells)]);
  return body && { body, text };
};
