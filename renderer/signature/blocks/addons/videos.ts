import { ADDON_WIDTHS, MAX_DRAWN } from "#shared/addons/constants.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { anchor } from "../../primitives/anchor.ts";
import { html, type Markup } from "../../primitives/html.ts";
import { cell, line, row, strip, table } from "../../primitives/table.ts";
import { alt, pictureLink } from "../photo.ts";
import { IN_BOLD, pen, textCell } from "../text.ts";
import { type DrawAddon, raw, rowsOf, visibleOf, within } from "./addon.ts";
import { emblem, markedLine } from "./parts.ts";

/** Videos side by side: a stored thumbnail, which has a play mark in it, over the title, or the title alone behind a play mark. */
export const videos: DrawAddon<"videos"> = (sheet, data) => {
  const { accent } = sheet.color;
  const cells: (Markup | null)[] = [];
  const text: string[] = [];
  for (const entry of rowsOf(data.list, MAX_DRAWN.videos)) {
    const href = sheet.href(raw(entry.url));
    if (!href) continue;
    const title = visibleOf(entry.title) || sheet.words.watchVideo;
    const widthPx = within(entry.width, ADDON_WIDTHS.videos);
    const thumbnail = pictureLink(sheet, raw(entry.image), SHAPES.square, widthPx, title, raw(entry.url));
    const own = pen(sheet, sheet.basePx, accent, { limitPx: widthPx, more: IN_BOLD });
    const video = thumbnail
      ? table([
          line(thumbnail, { ...alt(sheet), padding: "0 0 4px" }),
          row(textCell(own, anchor(href, title, accent), title)),
        ])
      : markedLine(sheet, emblem(sheet, { kind: "play", fill: accent }, "Video"), html`<b>${title}</b>`, href, title);
    cells.push(cells.length ? strip(12) : null, cell(video, { valign: "top" }));
    text.push(`${title}: ${href}`);
  }
  const body = table([row(...cells)]);
  return body && { body, text };
};
