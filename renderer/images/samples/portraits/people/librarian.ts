import { path, rect } from "../../../banners/svg.ts";
import { both, patch, spread, strand } from "../draw.ts";
import { brows, eyes, glasses } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { buttons, collar, jacket, top } from "../wear.ts";

/** Samuel Green: grey curls and a grey beard, square glasses, a bow tie under a cardigan; shelves behind him. */
const form = { id: "librarian", skin: SKINS.deep, turn: 9, jaw: 1.04, chin: 1, cheek: 1.02 };
const hair = HAIRS.silver;
const shirt = { base: "#e9f0f7", shade: "#c3cfdd" };
const cloth = { base: "#c98a2b", shade: "#a56d1c", lapel: "#d99b3d" };
const SPINES = ["#b5533f", "#3f7d74", "#d9a44b", "#5b5f8f", "#e2c69b", "#86506b", "#4f8fb0"];
/** A board full of books; those of one colour are one shape. */
function shelf(bottom: number, seed: number) {
  const books = SPINES.map(() => "");
  const bands: string[] = [];
  for (let i = 0, x = -14; x < 800; i++) {
    const width = 34 + ((i * 17 + seed * 11) % 26);
    const height = 130 + ((i * 37 + seed * 23) % 62);
    books[(i * 3 + seed) % SPINES.length] += `M${x} ${bottom}v${-height}h${width}v${height}z`;
    bands.push(`M${x} ${bottom - height + 27}h${width}`);
    x += width + 5;
  }
  return (
    books.map((d, i) => path(d, SPINES[i] as string)).join("") +
    path(bands.join(""), { stroke: "#fff3dd", strokeWidth: 10, opacity: 0.35, cap: "butt" }) +
    rect(-10, bottom, 820, 22, "#7a5238")
  );
}

export const librarian = drawFigure({
  ...form,
  ground: "#5a3b2a",
  backdrop: shelf(214, 1) + shelf(446, 4) + shelf(678, 2) + rect(0, 0, 800, 800, { fill: "#f0d9b5", opacity: 0.6 }),
  tilt: 3,
  y: 352,
  neck: 76,
  face:
    blush(form, { opacity: 0.3 }) +
    years(form, { opacity: 0.5 }) +
    patch(
      "-150,44! -128,40! -116,70 -88,92 -40,88 -6,78 18,84 42,78 84,88 112,72 128,6 150,0! 160,120 90,230 -70,230 -150,120",
      hair.base,
    ) +
    patch("150,0! 128,6 116,66 96,130 60,184 120,160 160,80", hair.shade) +
    patch("-26,120 -14,102 20,97 54,102 68,118 52,144 20,152 -10,144", form.skin.base) +
    spread("-90,120 -60,140 -36,168 0,176 40,170 72,140 -108,86", (x, y) =>
      strand(`${x - 8},${y} ${x},${y + 7} ${x + 8},${y}`, hair.shade, 5),
    ) +
    nose(form, { width: 1.4 }) +
    eyes(form, { iris: "#2c1810" }) +
    brows(form, { color: hair.base, thick: 14, arch: 8, y: -46 }) +
    mouth(form, { look: "smile", y: 112, width: 0.8, lip: "#7c3431" }),
  hair:
    patch(
      "-144,0! -164,-30 -166,-70 -158,-110 -146,-146 -124,-166 -104,-192 -72,-200 -40,-216 0,-212 40,-216 74,-202 106,-190 128,-164 148,-144 160,-108 168,-70 162,-30 144,0! 134,-40 118,-90! 84,-130 50,-146! 0,-150 -44,-142! -84,-126 -114,-84! -130,-40",
      hair.base,
    ) +
    patch("106,-190 128,-164 148,-144 160,-108 168,-70 162,-30 144,0! 134,-40 124,-76! 136,-110 120,-150", hair.shade) +
    spread("-130,-90 -110,-140 -66,-172 -20,-186 30,-184 76,-166 -140,-50", (x, y) =>
      strand(`${x - 10},${y + 4} ${x},${y - 7} ${x + 10},${y + 4}`, hair.light, 6),
    ) +
    glasses(form, { color: "#5a2f22", form: "square", y: 8, thick: 9 }),
  clothes:
    top("librarian-shirt", shirt, { shoulder: 280, open: 90 }) +
    strand("400,680! 400,810!", shirt.shade, 6) +
    buttons("#b3bfcd", 730, 778) +
    jacket("librarian-cardigan", cloth, { depth: 900, shoulder: 290, open: 116 }) +
    collar(shirt, { y: 584, gap: 4, wing: 8 }),
  front:
    both(
      patch("400,668! 356,640 322,634 314,666 322,702 358,696", "#2f6f63") + strand("388,668! 346,662!", "#245649", 6),
    ) + rect(382, 648, 36, 40, "#245649", 10),
});
