import type { RowOf } from "#shared/addons/addons.ts";
import { ADDON_WIDTHS, MAX_DRAWN } from "#shared/addons/constants.ts";
import { BADGES, type BadgeType } from "#shared/catalog/addons.ts";
import { BADGE_HEIGHT_PX } from "#shared/images/emblem.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { imageLink } from "../../primitives/anchor.ts";
import { join, type Markup, trusted } from "../../primitives/html.ts";
import { inlineImage } from "../../primitives/image.ts";
import { line, table } from "../../primitives/table.ts";
import type { Sheet } from "../../sheet.ts";
import { type DrawAddon, raw, rowsOf, visibleOf, within } from "./addon.ts";
import { emblem } from "./parts.ts";

/** Room between two, beside each other: in a narrow window they go on in the next line. */
const BETWEEN = trusted("&nbsp; ");
const ALT_PX = 12;
/** Lines a little higher than badges are; those of an alternative text inside one are of the usual height. */
const LINES = `font-size:${ALT_PX}px;line-height:${(BADGE_HEIGHT_PX + 8) / ALT_PX}`;
const ALT = ";line-height:1.2";

/** Badges side by side: of stores and review sites, or pictures of one's own. */
export const badge: DrawAddon<"badge"> = (sheet, data) => {
  const badges: Markup[] = [];
  const text: string[] = [];
  const entries = rowsOf(data.list, MAX_DRAWN.badge);
  for (const entry of entries.length ? entries : [data]) {
    const href = sheet.href(raw(entry.url));
    const type = raw(entry.type);
    const known = Object.hasOwn(BADGES, type) ? (type as BadgeType) : null;
    const plain = known ? `${BADGES[known].above} ${BADGES[known].name}` : visibleOf(entry.text);
    const picture =
      ownBadge(sheet, entry) ?? (known && href ? emblem(sheet, { kind: "badge", type: known }, plain) : null);
    if (!picture) continue;
    badges.push(imageLink(href, inlineImage(picture, ALT)));
    if (plain && href) text.push(`${plain}: ${href}`);
  }
  if (!badges.length) return null;
  const body = table([line(join(badges, BETWEEN), { style: LINES, align: sheet.look.align })]);
  return body && { body, text };
};

const ownBadge = (sheet: Sheet, { image, width, text }: RowOf<"badge">) =>
  sheet.picture(raw(image), SHAPES.square, within(width, ADDON_WIDTHS.badge), visibleOf(text) || "Badge");
