import { drawLetters, type TextStyle } from "../letters/letters.ts";
import { MARKS } from "./marks.ts";

/** A drawing of its own size, in units of which a hundred are the height of a mark. */
export type Drawing = { svg: string; width: number; height: number };

type Word = TextStyle & { text: string; fill: string };

/** How a company writes its name: beside its mark, below it, around it, or with the name alone. */
type Lockup = { fill: string; words: readonly Word[]; form: "beside" | "below" | "alone" };

const word = (text: string, family: string, sizePx: number, fill: string, more: Partial<TextStyle> = {}): Word => ({
  text,
  family,
  sizePx,
  fill,
  ...more,
});
const BOLD = { weight: 700 } as const;
const small = (text: string, family: string, fill: string, spacingPx = 3): Word =>
  word(text, family, 15, fill, { ...BOLD, spacingPx });

/** Mid tones: read on white and on the dark grounds of mail programs, 3:1 at least. */
const GREY = "#7d8790";

const LOCKUPS: Readonly<Record<keyof typeof MARKS, Lockup>> = {
  "adler-in-motion": lockup("beside", "#16897a", [
    word("Adler", "Fira Sans", 48, "#16897a", { ...BOLD, isItalic: true }),
    word("in motion", "Fira Sans", 30, GREY, { isItalic: true }),
  ]),
  "atelier-rivera": lockup("beside", "#a2692f", [
    small("ATELIER", "Arial", "#a2692f", 9),
    word("RIVERA", "Arial", 44, "#a2692f", { spacingPx: 7 }),
  ]),
  "boyle-hart": lockup("below", "#8b7328", [
    word("BOYLE & HART", "Garamond", 34, "#8b7328", { spacingPx: 3 }),
    small("SOLICITORS", "Garamond", GREY, 6),
  ]),
  brightloop: lockup("beside", "#6b5ff7", [word("brightloop", "Fira Sans", 52, "#6b5ff7", BOLD)]),
  "city-library": lockup("beside", "#4873ca", [
    word("Eastside", "Georgia", 40, "#4873ca", BOLD),
    word("City Library", "Georgia", 29, GREY),
  ]),
  "clear-steps": lockup("beside", "#15806f", [word("clear steps", "Comic Sans MS", 46, "#1f8d7c", BOLD)]),
  "diallo-practice": lockup("beside", "#2f8f68", [
    word("Diallo", "Tahoma", 42, "#2f8f68", BOLD),
    word("Family Practice", "Tahoma", 24, GREY),
  ]),
  "fleurs-laurent": lockup("below", "#c84385", [word("Fleurs Laurent", "Great Vibes", 46, "#b5487f")]),
  hirewell: lockup("beside", "#7168d3", [word("hirewell", "Lucida Sans Unicode", 50, "#7168d3", BOLD)]),
  "kita-university": lockup("beside", "#4a6bc0", [
    word("Kita", "Times New Roman", 44, "#4a6bc0", BOLD),
    small("UNIVERSITY", "Times New Roman", GREY, 4),
  ]),
  "krugs-bakery": lockup("beside", "#a8602b", [
    word("Krug's", "Dancing Script", 54, "#a8602b", BOLD),
    small("BAKERY SINCE 1962", "Arial", GREY, 1.5),
  ]),
  "lakeside-clinic": lockup("beside", "#1b8797", [
    word("Lakeside", "Arial", 42, "#1b8797", BOLD),
    word("CLINIC", "Arial", 24, GREY, { spacingPx: 8 }),
  ]),
  "larsen-pictures": lockup("beside", "#76808c", [
    word("LARSEN", "Impact", 44, "#76808c", { spacingPx: 2 }),
    small("PICTURES", "Arial", "#c98a2b", 6),
  ]),
  "mayer-lind": lockup("beside", "#2f7a98", [
    word("Mayer & Lind", "Georgia", 46, "#2f7a98", BOLD),
    word("CHARTERED ACCOUNTANTS", "Arial", 17, GREY, { ...BOLD, spacingPx: 2.2 }),
  ]),
  "northwind-labs": lockup("beside", "#4873ca", [
    word("northwind", "Courier New", 40, "#4873ca", BOLD),
    word("labs_", "Courier New", 30, GREY),
  ]),
  "oakfield-school": lockup("below", "#8a6a2c", [
    word("Oakfield", "Georgia", 42, "#6f8436", BOLD),
    small("SCHOOL", "Georgia", "#a5762c", 9),
  ]),
  "osei-partners": lockup("beside", "#3273b8", [
    word("OSEI", "Arial Black", 40, "#3273b8", { spacingPx: 2 }),
    word("Partners", "Arial", 30, GREY),
  ]),
  "petrova-homes": lockup("beside", "#b8573f", [
    word("Petrova", "Garamond", 48, "#b8573f", BOLD),
    small("HOMES", "Arial", GREY, 12),
  ]),
  "quartet-martin": lockup("beside", "#a8505f", [
    word("Quartet", "Garamond", 32, GREY, { isItalic: true }),
    word("Martin", "Garamond", 50, "#a8505f", { isItalic: true }),
  ]),
  "rossi-dental": lockup("beside", "#2387ab", [
    word("Rossi", "Trebuchet MS", 46, "#2387ab", BOLD),
    word("dental care", "Trebuchet MS", 26, GREY),
  ]),
  "studio-chen": lockup("beside", "#d0484f", [word("studio chen", "Arial", 42, "#d0484f", { spacingPx: 1 })]),
  "studio-haddad": lockup("beside", "#b44a86", [
    word("studio", "Caveat", 30, GREY),
    word("Haddad", "Caveat", 58, "#b44a86", BOLD),
  ]),
  "verde-foods": lockup("beside", "#3c8d40", [
    word("VERDE", "Arial Black", 42, "#3c8d40"),
    word("good foods", "Caveat", 34, "#c0782a", BOLD),
  ]),
  "weekly-field": lockup("alone", "#2f8d60", [
    small("SCIENCE · NATURE · PEOPLE", "Arial", GREY, 2.2),
    word("The Weekly Field", "Times New Roman", 50, "#2f8d60", BOLD),
  ]),
};
export type LogoId = keyof typeof LOCKUPS;

function lockup(form: Lockup["form"], fill: string, words: readonly Word[]): Lockup {
  return { form, fill, words };
}

const MARK = 100;
const GAP = 16;
/** Between two lines of a name. */
const LEADING = 10;

/** A company's mark with its name; null for a company that there is not. */
export function drawLogo(id: string): Drawing | null {
  if (!Object.hasOwn(LOCKUPS, id)) return null;
  const { form, fill, words } = LOCKUPS[id as LogoId];
  const name = lines(words, form === "beside" ? "left" : "center");
  const mark = MARKS[id as LogoId];
  if (form === "alone") {
    const rule = (y: number) => `<rect y="${y}" width="${round(name.width)}" height="3" fill="${fill}"/>`;
    return {
      svg: rule(0) + moved(name.svg, 0, 14) + rule(name.height + 25),
      width: name.width,
      height: name.height + 28,
    };
  }
  if (form === "below") {
    const width = Math.max(MARK, name.width);
    return {
      svg: moved(mark, (width - MARK) / 2, 0) + moved(name.svg, (width - name.width) / 2, MARK + GAP),
      width,
      height: MARK + GAP + name.height,
    };
  }
  return {
    svg: mark + moved(name.svg, MARK + GAP, (MARK - name.height) / 2),
    width: MARK + GAP + name.width,
    height: MARK,
  };
}

/** A company's mark alone, as wide as high. */
export function drawMark(id: string): Drawing | null {
  return Object.hasOwn(MARKS, id) ? { svg: MARKS[id as LogoId], width: MARK, height: MARK } : null;
}

/** Lines of a name below one another, cut to their ink. */
function lines(words: readonly Word[], align: "left" | "center"): Drawing {
  const drawn = words.map(({ text, fill, ...style }) => ({ fill, ...drawLetters(text, style) }));
  const width = Math.max(...drawn.map(({ ink }) => ink.right - ink.left));
  let height = 0;
  const svg = drawn.map(({ d, fill, ink }, i) => {
    const top = height + (i ? LEADING : 0);
    height = top + ink.bottom - ink.top;
    const room = align === "center" ? (width - (ink.right - ink.left)) / 2 : 0;
    return `<path transform="translate(${round(room - ink.left)} ${round(top - ink.top)})" fill="${fill}" d="${d}"/>`;
  });
  return { svg: svg.join(""), width, height };
}

const moved = (svg: string, x: number, y: number) => `<g transform="translate(${round(x)} ${round(y)})">${svg}</g>`;
const round = (value: number) => Math.round(value * 100) / 100;
