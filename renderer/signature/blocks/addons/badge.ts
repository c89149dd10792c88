import { BADGES, type BadgeType } from "#shared/catalog/addons.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { html, type Markup } from "../../primitives/html.ts";
import { cell, row, strip, table } from "../../primitives/table.ts";
import type { Sheet } from "../../sheet.ts";
import { alt, pictureLink } from "../photo.ts";
import type { Data, DrawAddon } from "./addon.ts";
import { mark, markedLine } from "./parts.ts";

/**
 * Badges side by side: `list` of `{ type, url }` for stores and review sites, or `{ image, width, text, url }` for a
 * picture of one's own.
 */
export const badge: DrawAddon = (sheet, data) => {
  const cells: (Markup | null)[] = [];
  const text: string[] = [];
  const entries = data.list("list", 4);
  for (const entry of entries.length ? entries : [data]) {
    const href = sheet.href(entry.raw("url"));
    const own = ownBadge(sheet, entry);
    const type = entry.raw("type");
    const known = Object.hasOwn(BADGES, type) ? BADGES[type as BadgeType] : null;
    const plain = known ? `${known.above} ${known.name}` : entry.text("text");
    const drawn = own ?? (known && href ? knownBadge(sheet, known, href) : null);
    if (!drawn) continue;
    cells.push(cells.length ? strip(16) : null, cell(drawn, alt(sheet)));
    if (plain && href) text.push(`${plain}: ${href}`);
  }
  const body = table([row(...cells)]);
  return body && { body, text };
};

const ownBadge = (sheet: Sheet, entry: Data) =>
  pictureLink(
    sheet,
    entry.raw("image"),
    SHAPES.square,
    entry.number("width", 16, 300, 120),
    entry.text("text") || "Badge",
    entry.raw("url"),
  );

function knownBadge(sheet: Sheet, { above, name, network }: (typeof BADGES)[BadgeType], href: string): Markup | null {
  const label = html`${above} <b>${name}</b>`;
  return markedLine(sheet, mark(sheet, network, `${above} ${name}`), label, href, `${above} ${name}`);
}
