import type { RowOf } from "#shared/addons/addons.ts";
import { ADDON_WIDTHS, MAX_DRAWN } from "#shared/addons/constants.ts";
import { BADGES, type BadgeType } from "#shared/catalog/addons.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { html, type Markup } from "../../primitives/html.ts";
import { cell, row, strip, table } from "../../primitives/table.ts";
import type { Sheet } from "../../sheet.ts";
import { alt, pictureLink } from "../photo.ts";
import { type DrawAddon, raw, rowsOf, visibleOf, within } from "./addon.ts";
import { mark, markedLine } from "./parts.ts";

/** Badges side by side: of stores and review sites, or pictures of one's own. */
export const badge: DrawAddon<"badge"> = (sheet, data) => {
  const cells: (Markup | null)[] = [];
  const text: string[] = [];
  const entries = rowsOf(data.list, MAX_DRAWN.badge);
  for (const entry of entries.length ? entries : [data]) {
    const href = sheet.href(raw(entry.url));
    const own = ownBadge(sheet, entry);
    const type = raw(entry.type);
    const known = Object.hasOwn(BADGES, type) ? BADGES[type as BadgeType] : null;
    const plain = known ? `${known.above} ${known.name}` : visibleOf(entry.text);
    const drawn = own ?? (known && href ? knownBadge(sheet, known, href) : null);
    if (!drawn) continue;
    cells.push(cells.length ? strip(16) : null, cell(drawn, alt(sheet)));
    if (plain && href) text.push(`${plain}: ${href}`);
  }
  const body = table([row(...cells)]);
  return body && { body, text };
};

const ownBadge = (sheet: Sheet, entry: RowOf<"badge">) =>
  pictureLink(
    sheet,
    raw(entry.image),
    SHAPES.square,
    within(entry.width, ADDON_WIDTHS.badge),
    visibleOf(entry.text) || "Badge",
    raw(entry.url),
  );

function knownBadge(sheet: Sheet, { above, name, network }: (typeof BADGES)[BadgeType], href: string): Markup | null {
  const label = html`${above} <b>${name}</b>`;
  return markedLine(sheet, mark(sheet, network, `${above} ${name}`), label, href, `${above} ${name}`);
}
