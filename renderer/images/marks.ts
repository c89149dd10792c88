import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { OWN_MARKS } from "./ownMarks.ts";

/** A network's sign in one colour (`currentColor`), in the units of its own square or oblong sheet. */
export type Mark = { svg: string; width: number; height: number };

const require = createRequire(import.meta.url);
/** Looked up once: finding a package costs as much as reading an icon and drawing it. */
const SIMPLE_ICONS = dirname(require.resolve("simple-icons/icons/github.svg"));

/** Vectors are read one at a time: the whole collections would hold megabytes for the few that are used. */
export async function getMark(network: string): Promise<Mark | null> {
  const icon = SOCIALS[network]?.icon;
  if (!icon) return null;
  const [set, name] = icon.split(":") as ["si" | "fa" | "own", string];
  if (set === "own") return { svg: OWN_MARKS[name] as string, width: 24, height: 24 };
  return set === "si" ? readSimpleIcon(name) : readFontAwesome(name);
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
