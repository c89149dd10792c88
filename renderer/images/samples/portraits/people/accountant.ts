import { circle, rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes, glasses } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, top } from "../wear.ts";

/** Helen Mayer: a silver bob, glasses, pearls; behind her the year's figures rise. */
const form = { id: "accountant", skin: SKINS.rosy, turn: -9, jaw: 0.96, chin: 0.9 };
const hair = HAIRS.silver;
const blouse = { base: "#fff6e9", shade: "#e6d6c3" };
const cloth = { base: "#1f6f78", shade: "#16555d", lapel: "#2a838c" };

export const accountant = drawFigure({
  ...form,
  ground: "#cfe6e0",
  backdrop: [210, 330, 270, 430, 520]
    .map((height, i) => rect(30 + i * 152, 800 - height, 116, height, "#b5d8d0", 14))
    .join(""),
  tilt: -2,
  y: 352,
  neck: 58,
  hairBehind: patch(
    "-164,-60 -150,-150 -60,-212 50,-212 136,-166 164,-70 174,40 164,128 126,164 -120,164 -166,134 -178,40",
    hair.shade,
  ),
  face:
    patch("70,-210! 20,-130 -50,-92 -112,-52 -124,40 -150,40! -160,-180!", form.skin.shade) +
    blush(form) +
    years(form, { opacity: 0.34 }) +
    nose(form, { width: 0.95 }) +
    eyes(form, { iris: "#4b7a8c", hasLashes: true }) +
    brows(form, { color: hair.shade, thick: 10 }) +
    mouth(form, { look: "lips", lip: "#c4505c" }),
  hair:
    glasses(form, { color: "#8e2f4f", form: "cat", y: 12, size: 1.02, thick: 8 }) +
    patch(
      "56,-198! -10,-212 -90,-192 -146,-136 -166,-50 -176,50 -160,128 -116,156! -124,96 -130,24 -116,-36 -74,-76 0,-112 62,-160!",
      hair.base,
    ) +
    patch(
      "50,-196! 104,-190 146,-140 164,-54 176,44 160,130 118,156! 130,96 136,14 126,-60 100,-116 56,-158!",
      hair.base,
    ) +
    strand("20,-176 -60,-150 -122,-92 -148,-10 -150,70", hair.light, 9) +
    strand("-10,-146 -80,-112 -126,-56", hair.shade, 6) +
    strand("92,-160 136,-96 150,-10 152,80", hair.shade, 6),
  clothes:
    top("accountant-blouse", blouse, { open: 84, depth: 676 }) +
    jacket("accountant-jacket", cloth, { depth: 840, open: 104 }),
  front: Array.from({ length: 9 }, (_, i) => {
    const turn = (i - 4) / 4;
    return (
      circle(400 + turn * 68, 660 - turn * turn * 56, 11, "#fffdf8") +
      circle(403 + turn * 68, 663 - turn * turn * 56, 7, "#efe2d2")
    );
  }).join(""),
});
