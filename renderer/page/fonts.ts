/** The letters of pages: files that our own server keeps, so that no visitor asks another host. */
import type { PageFont } from "#shared/pages/fonts.ts";

/** All packages of letters have the same version; it stands in the files' addresses, which are cached for ever. */
export const FONTS_VERSION = "5.3.0";

/** `weights`: the range of a variable font, or those that a family has one file each for. */
type Family = { stem: string; weights: readonly [number, number] | readonly number[]; isVariable: boolean };

const variable = (stem: string, least: number, most: number): Family => ({
  stem,
  weights: [least, most],
  isVariable: true,
});
const fixed = (stem: string, ...weights: number[]): Family => ({ stem, weights, isVariable: false });

const FAMILIES: Record<Exclude<PageFont, "system">, Family> = {
  inter: variable("inter", 100, 900),
  lora: variable("lora", 400, 700),
  fraunces: variable("fraunces", 100, 900),
  "dm-serif": fixed("dm-serif-display", 400),
  "dm-sans": variable("dm-sans", 100, 1000),
  playfair: variable("playfair-display", 400, 900),
  lato: fixed("lato", 400, 700),
  poppins: fixed("poppins", 400, 600),
  "space-grotesk": variable("space-grotesk", 300, 700),
  manrope: variable("manrope", 200, 800),
  nunito: variable("nunito", 200, 1000),
  bitter: variable("bitter", 100, 900),
  "work-sans": variable("work-sans", 100, 900),
  "space-mono": fixed("space-mono", 400, 700),
  "jetbrains-mono": variable("jetbrains-mono", 100, 800),
};

/** The name in CSS, as `PAGE_FONTS` has it in front of what stands in for it. */
const NAMES: Record<Exclude<PageFont, "system">, string> = {
  inter: "Inter",
  lora: "Lora",
  fraunces: "Fraunces",
  "dm-serif": "DM Serif Display",
  "dm-sans": "DM Sans",
  playfair: "Playfair Display",
  lato: "Lato",
  poppins: "Poppins",
  "space-grotesk": "Space Grotesk",
  manrope: "Manrope",
  nunito: "Nunito",
  bitter: "Bitter",
  "work-sans": "Work Sans",
  "space-mono": "Space Mono",
  "jetbrains-mono": "JetBrains Mono",
};

/** A browser fetches the file of a part only when a page has a letter of it. Ranges as Google Fonts cuts its families. */
const RANGES = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
} as const;
type Part = keyof typeof RANGES;

const nameOf = ({ stem, isVariable }: Family, part: Part, weight: number) =>
  `${stem}-${part}-${isVariable ? "wght" : weight}-${FONTS_VERSION}.woff2`;

const filesOf = (family: Family): (number | null)[] => (family.isVariable ? [null] : [...family.weights]);

/** Every file that pages can ask for: its name under `/i/fonts/`, and where it stands in the packages. */
export const FONT_FILES: ReadonlyMap<string, string> = new Map(
  Object.values(FAMILIES).flatMap((family) =>
    (Object.keys(RANGES) as Part[]).flatMap((part) =>
      filesOf(family).map((weight): [string, string] => {
        const { stem, isVariable } = family;
        const folder = `@fontsource${isVariable ? "-variable" : ""}/${stem}/files`;
        return [nameOf(family, part, weight ?? 0), `${folder}/${stem}-${part}-${weight ?? "wght"}-normal.woff2`];
      }),
    ),
  ),
);

const loaded = (fonts: readonly PageFont[]) => [...new Set(fonts)].filter((font) => font !== "system");

/**
 * The faces of the families that a page is set in.
 * @param display `optional`: what is not there at once is left away, and nothing moves; `swap`: comes when it comes, as a preview needs it
 */
export function fontFacesOf(fonts: readonly PageFont[], host: string, display: "optional" | "swap"): string {
  return loaded(fonts)
    .flatMap((font) => {
      const family = FAMILIES[font];
      return (Object.entries(RANGES) as [Part, string][]).flatMap(([part, range]) =>
        filesOf(family).map((weight) => {
          const weights = weight === null ? family.weights.join(" ") : weight;
          const src = `url(${host}/i/fonts/${nameOf(family, part, weight ?? 0)}) format("woff2")`;
          return `@font-face{font-family:"${NAMES[font]}";font-display:${display};font-weight:${weights};src:${src};unicode-range:${range}}`;
        }),
      );
    })
    .join("");
}

/** The addresses of the files that nearly every page in these families needs: fetched before the styles are read. */
export const fontPreloadsOf = (fonts: readonly PageFont[], host: string): string[] =>
  loaded(fonts).flatMap((font) =>
    filesOf(FAMILIES[font]).map((weight) => `${host}/i/fonts/${nameOf(FAMILIES[font], "latin", weight ?? 0)}`),
  );

/** How heavy titles are in a family: one that has a single weight would be thickened by the browser. */
export const titleWeightOf = (font: PageFont): number => {
  if (font === "system") return 700;
  const most = Math.max(...FAMILIES[font].weights);
  return Math.min(700, most);
};
