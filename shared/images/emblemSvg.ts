import { BADGES, type BadgeType } from "../catalog/addons.ts";
import { readableOn, WHITE } from "../lib/color.ts";
import { BADGE_HEIGHT_PX, type Emblem, emblemSize, STARS_SIZE } from "./emblem.ts";
import type { InkedMark } from "./iconSvg.ts";

/** Amber: 3 : 1 on white, and more on the dark grounds of mails. */
const STAR = "#d58000";
/** What is missing of a star, on light and dark grounds alike. */
const NO_STAR = "#8f9a9e";
const STAR_COUNT = 5;
/** One star on a sheet of 16 by 16. */
const STAR_PATH = "M8 .6l2.3 4.7 5.2.7-3.8 3.6.9 5.1L8 12.2l-4.6 2.5.9-5.1L.5 6l5.2-.7z";

/** Badges are dark in light mails and dark ones alike; on the dark their edge is seen. */
const BADGE_GROUND = "#12181b";
const BADGE_EDGE = "#8f9a9e";

/** Whose mark stands on a badge, and in which colour of theirs. */
export const BADGE_MARKS: Readonly<Record<BadgeType, { network: string; color: string }>> = {
  appStore: { network: "app-store", color: "#ffffff" },
  googlePlay: { network: "google-play", color: "#ffffff" },
  trustpilot: { network: "trustpilot", color: "#00b67a" },
  googleReviews: { network: "google-business", color: "#8ab4f8" },
  tripadvisor: { network: "tripadvisor", color: "#34e0a1" },
  yelp: { network: "yelp", color: "#ff5a52" },
  glassdoor: { network: "glassdoor", color: "#0caa41" },
  productHunt: { network: "product-hunt", color: "#ff6154" },
  airbnb: { network: "airbnb", color: "#ff5a5f" },
  booking: { network: "booking", color: "#6aa9ff" },
};

/** How a line of a badge's words is set: one line above the name. */
export type BadgeLine = { sizePx: number; weight: 400 | 700 };
const ABOVE: BadgeLine = { sizePx: 9.5, weight: 400 };
const NAME: BadgeLine = { sizePx: 17, weight: 700 };
const [ABOVE_BASE_PX, NAME_BASE_PX] = [14.5, 31];
const MARK_PX = 22;
const EDGE_PX = 10;
const WORDS_LEFT_PX = EDGE_PX + MARK_PX + 8;

/** What only whoever draws a badge has: marks, and letters. */
export type BadgeInk = {
  /** null leaves its place empty */
  mark: InkedMark | null;
  /** a line of words from 0,0 on the baseline, filled from outside */
  write(text: string, line: BadgeLine): string;
};

/** How wide a badge has to be for its words. */
export function badgeWidth(type: BadgeType, measure: (text: string, line: BadgeLine) => number): number {
  const { above, name } = BADGES[type];
  return Math.ceil(WORDS_LEFT_PX + Math.max(measure(above, ABOVE), measure(name, NAME)) + EDGE_PX);
}

/** An emblem as a vector, as large as its file. */
export function emblemSvg(emblem: Emblem, ink: BadgeInk | null): string {
  const { widthPx, heightPx } = emblemSize(emblem);
  const { density } = emblem;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx * density}" height="${heightPx * density}" ` +
    `viewBox="0 0 ${widthPx} ${heightPx}">${bodyOf(emblem, ink)}</svg>`
  );
}

function bodyOf(emblem: Emblem, ink: BadgeInk | null): string {
  if (emblem.kind === "stars") return stars(emblem.tenths);
  return emblem.kind === "play" ? play(emblem.fill) : badge(emblem.type, ink);
}

/** Two lines of words behind a mark. */
function badge(type: BadgeType, ink: BadgeInk | null): string {
  const { above, name, widthPx } = BADGES[type];
  const plate =
    `<rect x=".5" y=".5" width="${widthPx - 1}" height="${BADGE_HEIGHT_PX - 1}" rx="7.5" ` +
    `fill="${BADGE_GROUND}" stroke="${BADGE_EDGE}"/>`;
  if (!ink) return plate;
  const line = (y: number, words: string) =>
    `<g transform="translate(${WORDS_LEFT_PX} ${y})" fill="${WHITE}">${words}</g>`;
  return (
    plate +
    (ink.mark ? placed(ink.mark, BADGE_MARKS[type].color) : "") +
    line(ABOVE_BASE_PX, ink.write(above, ABOVE)) +
    line(NAME_BASE_PX, ink.write(name, NAME))
  );
}

/** A mark in the middle of its square, as large as it goes. */
function placed({ svg, ink: { left, top, width, height } }: InkedMark, color: string): string {
  const scale = MARK_PX / Math.max(width, height);
  const x = EDGE_PX + MARK_PX / 2 - (left + width / 2) * scale;
  const y = BADGE_HEIGHT_PX / 2 - (top + height / 2) * scale;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}" color="${color}">${svg}</g>`;
}

/** Each star filled from the left as far as the rating goes. */
function stars(tenths: number): string {
  const step = (STARS_SIZE.widthPx - STARS_SIZE.heightPx) / (STAR_COUNT - 1);
  let drawn = "";
  for (let i = 0; i < STAR_COUNT; i += 1) {
    const part = Math.min(1, Math.max(0, tenths / 10 - i));
    const star = (color: string, more = "") =>
      `<path transform="translate(${i * step} 0)" d="${STAR_PATH}" fill="${color}"${more}/>`;
    if (part < 1) drawn += star(NO_STAR, ' fill-opacity=".45"');
    if (part > 0) {
      drawn += `<clipPath id="c${i}"><path d="M0 0h${part * STARS_SIZE.heightPx}v16H0z"/></clipPath>`;
      drawn += `<g transform="translate(${i * step} 0)"><path clip-path="url(#c${i})" d="${STAR_PATH}" fill="${STAR}"/></g>`;
    }
  }
  return drawn;
}

/** A triangle on a disc with a rim, which is seen on any ground. Its weight, not its box, is in the middle. */
function play(fill: string): string {
  const glyph = readableOn(fill);
  return (
    `<circle cx="10" cy="10" r="10" fill="${fill}"/>` +
    `<circle cx="10" cy="10" r="9.5" fill="none" stroke="${glyph}" stroke-opacity=".6"/>` +
    `<path d="M8 6.2L14.4 10 8 13.8z" fill="${glyph}" stroke="${glyph}" stroke-width="1.2" stroke-linejoin="round"/>`
  );
}
