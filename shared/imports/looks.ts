import { FONT_NAMES } from "../catalog/fonts.ts";
import { folded } from "../lib/text.ts";
import { isAccent } from "./css.ts";
import type { Flow, Picture } from "./flow.ts";
import type { Guess, GuessOf } from "./guess.ts";
import { ICON_PX } from "./htmlFlow.ts";
import { profileOf } from "./links.ts";
import { MAX_PICTURES, pictureSource } from "./pictureSource.ts";

const NO_PICTURE = /spacer|pixel|blank|transparent|track|open\.gif|beacon|divider|separator/i;
const PHOTO = /photo|portrait|headshot|avatar|profile|\bme\b|foto/i;
const LOGO = /logo|brand/i;
const BANNER = /banner|campaign|header|footer|cta/i;
/** So wide, and so many times as wide as high, a picture is a banner. */
const BANNER_PX = 240;
const BANNER_RATIO = 2.8;

const isTiny = ({ widthPx, heightPx }: Picture) => (widthPx ?? 99) <= 3 || (heightPx ?? 99) <= 3;
const isIcon = ({ widthPx, heightPx }: Picture) =>
  widthPx !== null && Math.max(widthPx, heightPx ?? widthPx) <= ICON_PX;

/** The profile that a small picture of a network leads to. */
export function iconGuess(picture: Picture): Guess | null {
  const profile = profileOf(picture.link);
  return profile && { kind: "social", ...profile, found: picture.alt || picture.link, isSure: true };
}

/** Photo, logo and banner among the pictures, told by name, form, size and place. @param nameLine where the name stands */
export function picturesIn(
  pictures: readonly Picture[],
  { name = "", company = "" },
  nameLine: number,
): GuessOf<"picture">[] {
  const found = pictures.flatMap((picture): GuessOf<"picture">[] => {
    const source = pictureSource(picture.source);
    if (!source || isTiny(picture) || isIcon(picture) || NO_PICTURE.test(picture.clues) || profileOf(picture.link))
      return [];
    const { type, isSure } = kindOf(picture, { name, company }, nameLine);
    const { link, alt, widthPx } = picture;
    return [{ kind: "picture", type, source, link, alt, widthPx, found: alt || picture.clues || source, isSure }];
  });
  return found.slice(0, MAX_PICTURES);
}

function kindOf(picture: Picture, { name, company }: { name: string; company: string }, nameLine: number) {
  const { alt, clues, widthPx, heightPx, isRound, line } = picture;
  const said = `${alt} ${clues}`;
  const isSame = (text: string) => text !== "" && folded(alt).includes(folded(text));
  if (LOGO.test(said)) return { type: "photo2", isSure: true } as const;
  if (PHOTO.test(said) || isRound || isSame(name)) return { type: "photo", isSure: true } as const;
  const ratio = widthPx && heightPx ? widthPx / heightPx : 1;
  if (BANNER.test(clues) || ((widthPx ?? 0) >= BANNER_PX && ratio >= BANNER_RATIO && line > nameLine))
    return { type: "banner", isSure: BANNER.test(clues) } as const;
  if (isSame(company)) return { type: "photo2", isSure: true } as const;
  const isSquare = ratio > 0.7 && ratio < 1.4;
  return { type: isSquare && line <= nameLine ? "photo" : "photo2", isSure: false } as const;
}

/** The colour that stands out, by how much of the text has it; else that of grounds and lines. */
export function colorsIn({ lines, accents }: Flow): Guess[] {
  const weights = new Map<string, number>();
  const add = (color: string | null, weight: number) =>
    color && isAccent(color) && weights.set(color, (weights.get(color) ?? 0) + weight);
  for (const { runs } of lines) for (const { look, text } of runs) add(look.color, text.trim().length);
  for (const accent of accents) add(accent, 3);
  const [first] = [...weights].toSorted(([, a], [, b]) => b - a);
  return first ? [{ kind: "color", field: "fontColor", value: first[0], found: first[0], isSure: false }] : [];
}

/** The font of most of the text, where we have it. */
export function fontIn({ lines }: Flow): Guess[] {
  const weights = new Map<string, number>();
  for (const { runs } of lines)
    for (const { look, text } of runs) {
      const face = look.font?.split(",")[0]?.replace(/["']/g, "").trim();
      if (face) weights.set(face, (weights.get(face) ?? 0) + text.trim().length);
    }
  const [first] = [...weights].toSorted(([, a], [, b]) => b - a);
  const font = FONT_NAMES.find((name) => folded(name) === folded(first?.[0] ?? ""));
  return font ? [{ kind: "font", value: font, found: font, isSure: true }] : [];
}
