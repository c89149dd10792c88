import type { RowOf } from "#shared/addons/addons.ts";
import { isWithin, MAX_DRAWN, RATING, REVIEWS } from "#shared/addons/constants.ts";
import { RATED_REQUESTS, REVIEW_SOURCES, SOCIAL_REQUESTS, type SocialRequest } from "#shared/catalog/addons.ts";
import { findSocial, SOCIALS } from "#shared/catalog/socials.ts";
import type { Words } from "#shared/catalog/words.ts";
import { html, type Markup, type Piece } from "../../primitives/html.ts";
import { inlineImage } from "../../primitives/image.ts";
import { gap, line, table } from "../../primitives/table.ts";
import type { Sheet } from "../../sheet.ts";
import { type DrawAddon, raw, rowsOf, visibleOf } from "./addon.ts";
import { emblem, mark, markedLine } from "./parts.ts";

/** Rows that ask for a rating, a review, a follow or a share, or show the rating there is; a network as type means follow. */
export const social: DrawAddon<"social"> = (sheet, data) => {
  const rows: (Markup | null)[] = [];
  const text: string[] = [];
  for (const entry of rowsOf(data.list, MAX_DRAWN.social)) {
    const url = raw(entry.url);
    const href = sheet.href(url);
    if (!href) continue;
    const type = raw(entry.type);
    const request = Object.hasOwn(SOCIAL_REQUESTS, type) ? (type as SocialRequest) : null;
    const network = (!request && SOCIALS[type] ? type : findSocial(url)) ?? "web";
    const isReview = request !== null && RATED_REQUESTS.includes(request);
    const place = (isReview && REVIEW_SOURCES[network]) || { name: SOCIALS[network]?.label ?? "", network };
    const where = network === "web" ? "" : place.name;
    const own = visibleOf(entry.text);
    const rated = isReview ? ratingOf(sheet, entry, own, where) : null;
    const plain = rated?.plain ?? (own || at(sheet.words, sheet.words[request ?? "follow"], where));
    const label = rated?.label ?? plain;
    const row = line(markedLine(sheet, mark(sheet, place.network, place.name), label, href, plain));
    rows.push(rows.length ? gap(6) : null, row);
    text.push(`${plain}: ${href}`);
  }
  const body = table(rows);
  return body && { body, text };
};

/** `("Leave a review", "Google")` -> `Leave a review on Google` */
const at = ({ requestOn }: Words, what: string, where: string) =>
  where ? requestOn.replace("{what}", what).replace("{where}", where) : what;

/** Stars and what is known of them; null without a rating, for none is made up. */
function ratingOf(
  sheet: Sheet,
  { rating, reviews }: RowOf<"social">,
  own: string,
  where: string,
): { label: Piece; plain: string } | null {
  if (!isWithin(rating, RATING)) return null;
  const { words } = sheet;
  const value = rating.toFixed(1);
  const said = words.stars.replace("{count}", value);
  const stars = inlineImage(emblem(sheet, { kind: "stars", tenths: Math.round(Number(value) * 10) }, said));
  const count = isWithin(reviews, REVIEWS) ? Math.floor(reviews) : 0;
  const counted = count === 1 ? words.oneReview : words.reviews.replace("{count}", String(count));
  const known = own || (count ? at(words, counted, where) : where);
  return {
    label: html`${stars}&nbsp; <b>${value}</b>${known && ` \u00b7 ${known}`}`,
    plain: known ? `${said}, ${known}` : said,
  };
}
