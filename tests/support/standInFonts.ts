import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { familiesFor, isVariable } from "#renderer/images/letters/faces.ts";
import { FONT_NAMES } from "#shared/catalog/fonts.ts";

const require = createRequire(import.meta.url);
const folderOf = (family: string) =>
  dirname(require.resolve(`@fontsource/${family.toLowerCase().replaceAll(" ", "-")}/package.json`));

/** Where a test page finds the font files; the test answers these requests itself. */
export const FONT_HOST = "https://fonts.example";

/**
 * Style rules by which a browser draws the mail fonts with the same files as our pictures do, fallbacks included but for
 * East Asian, Thai and Devanagari, whose hundreds of files no test lays out.
 */
export function standInRules(): string {
  return FONT_NAMES.flatMap((name) =>
    familiesFor(name)
      .filter((family) => !isVariable(family))
      .toReversed()
      .map((family) => facesOf(name, family)),
  ).join("\n");
}

function facesOf(name: string, family: string): string {
  const folder = folderOf(family);
  const id = family.toLowerCase().replaceAll(" ", "-");
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  const files = new Set(readdirSync(join(folder, "files")));
  const rules: string[] = [];
  for (const [alphabet, range] of Object.entries(ranges).sort(
    ([a], [b]) => Number(a === "latin") - Number(b === "latin"),
  ))
    for (const weight of [400, 700])
      for (const style of ["normal", "italic"]) {
        // Where a style is missing the nearest one stands in, as in the pictures.
        const file = [`${weight}-${style}`, `${weight}-normal`, `400-${style}`, "400-normal"]
          .map((end) => `${id}-${alphabet}-${end}.woff2`)
          .find((name) => files.has(name));
        if (!file) continue;
        rules.push(
          `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};src:url(${FONT_HOST}/${id}/${file});unicode-range:${range}}`,
        );
      }
  return rules.join("\n");
}

/** The file behind a rule's address. */
export function standInFile(url: string): Buffer {
  const [, id = "", file = ""] = /^https:\/\/fonts\.example\/([a-z\d-]+)\/([\w-]+\.woff2)$/.exec(url) ?? [];
  return readFileSync(join(folderOf(id), "files", file));
}
