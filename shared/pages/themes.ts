/**
 * Ready looks to begin with. They are written into a page, which is not bound to them: a theme that changes, or goes, changes no
 * page. Their names are names, like those of fonts: the same in every language.
 */
import type { PageFont } from "./fonts.ts";
import type { Background, Look } from "./schema.ts";

export type Theme = { name: string; label: string; look: Omit<Look, "theme"> };

type Button = Pick<Look, "buttonStyle" | "buttonRadius" | "buttonShadow"> & { buttonColor: string | null };

/** Short for a look's values. Radius in CSS pixels. */
const button = (
  buttonStyle: Look["buttonStyle"],
  buttonRadius: number,
  buttonShadow: Look["buttonShadow"] = "none",
  buttonColor: string | null = null,
): Button => ({ buttonStyle, buttonRadius, buttonShadow, buttonColor });

const FILL = "fill";
const LINE = "outline";
const SOFT = "soft";

/** A colour, or two of a gradient that goes from the top to the bottom unless it is told otherwise. */
function ground(colors: string, rotation: number | "radial" = 180): Background {
  const [from = "", to] = colors.split(">").map((color) => `#${color}`);
  if (to === undefined) return { kind: "solid", color: from };
  return rotation === "radial" ? { kind: "radial", from, to } : { kind: "linear", from, to, rotation };
}

/** Of the title and of everything else, and how large the title is in CSS pixels. */
type Letters = readonly [title: PageFont, text: PageFont, sizePx: number];
const IN: Letters = ["inter", "inter", 28];
const LO: Letters = ["lora", "inter", 30];
const FR: Letters = ["fraunces", "inter", 32];
const DM: Letters = ["dm-serif", "dm-sans", 34];
const PL: Letters = ["playfair", "lato", 32];
const PO: Letters = ["poppins", "poppins", 28];
const SG: Letters = ["space-grotesk", "space-grotesk", 30];
const MA: Letters = ["manrope", "manrope", 28];
const NU: Letters = ["nunito", "nunito", 30];
const BI: Letters = ["bitter", "work-sans", 28];
const WS: Letters = ["work-sans", "work-sans", 28];
const SP: Letters = ["space-mono", "space-mono", 26];
const JB: Letters = ["jetbrains-mono", "jetbrains-mono", 26];

type Row = readonly [label: string, background: Background, textColor: string, letters: Letters, button: Button];

const ROWS: readonly Row[] = [
  ["Paper", ground("ffffff"), "#0b1f24", IN, button(FILL, 12)],
  ["Fog", ground("f2f5f6"), "#00686c", IN, button(SOFT, 10)],
  ["Linen", ground("f6f0e6"), "#5b4636", LO, button(LINE, 2)],
  ["Oat", ground("ede4d3"), "#2f4f4f", FR, button(FILL, 28)],
  ["Sand", ground("f3e3c7>e7c99f"), "#7a3e12", DM, button(LINE, 28)],
  ["Shell", ground("fdeee8>f9d5cb"), "#8c2f39", PL, button(FILL, 4)],
  ["Blush", ground("fbe4ea>f3c1d0"), "#7d1d45", PO, button(FILL, 28, "soft")],
  ["Lilac", ground("efe7fb>d9c8f5", 200), "#4b2a86", SG, button(FILL, 8, "hard", "#ffffff")],
  ["Iris", ground("e5e6ff>c3c6fb", 150), "#3730a3", MA, button(FILL, 14, "soft")],
  ["Sky", ground("e6f2fd>bcdcf8"), "#0b4f8a", IN, button(FILL, 16, "soft", "#ffffff")],
  ["Ice", ground("e9f8fa>c3ebef", 200), "#00545a", SG, button(LINE, 10)],
  ["Mint", ground("e5f7ee>bfe8d2"), "#0f5c3a", NU, button(FILL, 20)],
  ["Pistachio", ground("eef6da>d4e6ab"), "#3c5a12", BI, button(LINE, 6, "hard")],
  ["Lemon", ground("fff8d6>fdeb98"), "#5c4a00", WS, button(FILL, 0, "hard", "#0b1f24")],
  ["Apricot", ground("ffeedd>ffd0a8", 160), "#8a3a00", NU, button(FILL, 28, "soft", "#ffffff")],
  ["Coral", ground("ffd9d0>ffab99", 200), "#7a1c0f", PO, button(FILL, 14)],
  ["Clay", ground("c9a58b>b98a6c"), "#3a1d0f", FR, button(FILL, 6)],
  ["Terracotta", ground("ad4e2c>8f3c1f"), "#fff1e6", DM, button(LINE, 0)],
  ["Brick", ground("8c2f2b>6a1f20"), "#ffe7dc", LO, button(FILL, 10)],
  ["Wine", ground("5a1029>3d0a1d"), "#f7d9df", PL, button(LINE, 28)],
  ["Plum", ground("43174f>2b0d38"), "#f0dcf8", PL, button(SOFT, 12)],
  ["Grape", ground("5b2a9d>3a1a74", 160), "#efe4ff", MA, button(FILL, 28)],
  ["Indigo", ground("312e81>1e1b4b", 200), "#dfe3ff", IN, button(SOFT, 16)],
  ["Royal", ground("1d4ed8>1e3a8a"), "#ffffff", WS, button(FILL, 8)],
  ["Denim", ground("27496d>142850"), "#dcecf7", BI, button(LINE, 8)],
  ["Harbour", ground("0f4c5c>072f3a"), "#d6f3f1", SG, button(FILL, 12, "none", "#5fe3e8")],
  ["Ink", ground("0b1f24"), "#00cfd6", IN, button(FILL, 12)],
  ["Lagoon", ground("00686c>003f45", 150), "#d7fbfa", MA, button(SOFT, 24)],
  ["Pine", ground("14532d>0b331c"), "#dcf5e1", LO, button(LINE, 4)],
  ["Moss", ground("4b5d23>2f3c14"), "#f3f6d8", FR, button(FILL, 18)],
  ["Olive", ground("6b6b1e>45450f"), "#fffbe0", BI, button(SOFT, 6)],
  ["Espresso", ground("3b2a20>221711", "radial"), "#f3dfc8", PL, button(FILL, 4)],
  ["Graphite", ground("2b2f33>16181a"), "#e9edf0", IN, button(SOFT, 12)],
  ["Night", ground("0c0f1a"), "#c9d4ff", SG, button(LINE, 14)],
  ["Neon", ground("08080c"), "#c6ff3d", SP, button(LINE, 0, "hard")],
  ["Candy", ground("ff8fb8>ffc46b", 150), "#4a0a2a", NU, button(FILL, 28, "soft", "#ffffff")],
  ["Sunset", ground("ff9a5a>ff5f7e", 160), "#2b0712", PO, button(FILL, 14)],
  ["Aurora", ground("7df0c8>7aa8ff", 140), "#06243a", SP, button(FILL, 4, "hard", "#ffffff")],
  ["Peacock", ground("12a594>46c3f0", 135), "#03212b", WS, button(FILL, 10)],
  ["Mono", ground("e5e5e5>bdbdbd"), "#111111", JB, button(LINE, 0)],
];

export const THEMES: readonly Theme[] = ROWS.map(([label, background, textColor, letters, own]) => {
  const [titleFont, textFont, titleSize] = letters;
  return { name: label.toLowerCase(), label, look: { background, textColor, ...own, titleFont, titleSize, textFont } };
});

/** A theme as a page has it. */
export const lookOf = ({ name, look }: Theme): Look => ({ theme: name, ...structuredClone(look) });

/** Whether a look is still as its theme gave it. */
export function isAsThemed(look: Look): boolean {
  const theme = THEMES.find(({ name }) => name === look.theme);
  if (!theme) return false;
  const whole = lookOf(theme);
  return (Object.keys(whole) as (keyof Look)[]).every(
    (key) => JSON.stringify(whole[key]) === JSON.stringify(look[key]),
  );
}
