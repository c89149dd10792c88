import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { drawLetters } from "./letters/letters.ts";
import { MARK_SOURCES } from "./markSources.ts";
import { LETTER_MARKS, OWN_MARKS } from "./ownMarks.ts";

/** A network's sign in one colour (`currentColor`), in the units of its own square or oblong sheet. */
export type Mark = { svg: string; width: number; height: number };

const require = createRequire(import.meta.url);
/** Looked up once: finding a package costs as much as reading an icon and drawing it. */
const SIMPLE_ICONS = dirname(require.resolve("simple-icons/icons/github.svg"));

/** Side of the sheet that our own drawings are on. */
const SHEET = 24;

/** Vectors are read one at a time: the whole collections would hold megabytes for the few that are used. */
export async function getMark(network: string): Promise<Mark | null> {
  const source = MARK_SOURCES[network];
  if (!source) return null;
  const [set, name] = source.split(":") as ["si" | "fa" | "own", string];
  if (set === "own") return { svg: OWN_MARKS[name] ?? lettered(name), width: SHEET, height: SHEET };
  return set === "si" ? readSimpleIcon(name) : readFontAwesome(name);
}

/** A sign made of letters, as large as its sheet. */
function lettered(name: string): string {
  const { text, ...style } = LETTER_MARKS[name] as (typeof LETTER_MARKS)[string];
  const { d, ink } = drawLetters(text, { ...style, weight: 700, sizePx: SHEET });
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  const scale = SHEET / Math.max(width, height);
  const [x, y] = [SHEET / 2 - (ink.left + width / 2) * scale, SHEET / 2 - (ink.top + height / 2) * scale];
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})" d="${d}"/>`;
}

async function readSimpleIcon(slug: string): Promise<Mark> {
  const file = await readFile(join(SIMPLE_ICONS, `${slug}.svg`), "utf8");
  const [, path = ""] = /<path d="([^"]+)"/.exec(file) ?? [];
  return { svg: `<path d="${path}"/>`, width: 24, height: 24 };
}

/** `linkedin-in` -> `faLinkedinIn` */
function readFontAwesome(name: string): Mark {
  const file = `fa${name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}`;
  const { definition } = require(`@fortawesome/free-brands-svg-icons/${file}`) as {
    definition: { icon: [number, number, unknown, unknown, string | string[]] };
  };
  const [width, height, , , path] = definition.icon;
  return { svg: `<path d="${[path].flat().join("")}"/>`, width, height };
}
