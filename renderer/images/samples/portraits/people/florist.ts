import { at, circle, times } from "../../../banners/svg.ts";
import { patch, spread, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure, garment } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { rib, top } from "../wear.ts";

/** Elise Laurent: copper hair in a loose knot, freckles, a flower behind the ear, a green apron. */
const form = { id: "florist", skin: SKINS.porcelain, turn: 12, jaw: 0.92, chin: 0.82 };
const hair = HAIRS.copper;
const blouse = { base: "#fff4e4", shade: "#e8d5bd" };
const apron = { base: "#4f7d4a", shade: "#3c6339" };
const leaf = (x: number, y: number, turn: number, scale: number, color: string, vein: string) =>
  at(x, y, patch("0,0! 46,-50 56,-130 0,-220! -56,-130 -46,-50", color) + strand("0,0 0,-190", vein, 6), {
    turn,
    scale,
  });
const BLOSSOM =
  times(5, (i) =>
    at(0, 0, patch("0,4! -30,-22 -24,-58 0,-66 24,-58 30,-22", i % 2 ? "#f4f0ff" : "#ffffff"), { turn: i * 72 }),
  ) + circle(0, 0, 18, "#f5c542");

export const florist = drawFigure({
  ...form,
  ground: "#d7e7bf",
  backdrop:
    leaf(110, 560, -24, 1.7, "#b3d094", "#c4dca9") +
    leaf(60, 700, -64, 1.3, "#c4dca9", "#b3d094") +
    leaf(690, 560, 22, 1.8, "#b3d094", "#c4dca9") +
    leaf(750, 680, 60, 1.3, "#c4dca9", "#b3d094") +
    leaf(660, 260, 40, 0.9, "#c4dca9", "#b3d094") +
    leaf(150, 250, -36, 0.9, "#c4dca9", "#b3d094"),
  tilt: 6,
  x: 400,
  y: 364,
  scale: 1.06,
  neck: 54,
  ear: { y: 26, size: 0.92 },
  hairBehind:
    patch("-20,-190 -70,-210 -80,-256 -50,-296 0,-306 50,-300 84,-268 80,-220 50,-190", hair.shade) +
    patch("-56,-216 -70,-256 -30,-290 20,-292 50,-262 20,-240 -10,-250 -20,-226", hair.base) +
    patch("-140,-60 -164,40 -150,120 -166,176 -134,160 -122,100 140,100 160,40 150,-60", hair.shade),
  face:
    patch("-150,-200! 150,-200! 150,20! 134,-30 100,-90 40,-130! 0,-100 -70,-66 -112,-20 -150,40!", form.skin.shade) +
    blush(form, { opacity: 0.5 }) +
    nose(form, { width: 0.88, length: 0.95 }) +
    eyes(form, { iris: "#4d8a5a", hasLashes: true, slant: 4 }) +
    brows(form, { color: hair.shade, thick: 10, arch: 12 }) +
    mouth(form, { look: "lips", lip: "#d4605a", width: 0.96 }) +
    spread("-50,50 -30,60 -62,66 -10,44 70,50 92,58 80,70 48,42 -42,78", (x, y) =>
      circle(x + 14, y, 4.5, { fill: "#c9784f", opacity: 0.75 }),
    ),
  hair:
    patch(
      "40,-150! 0,-112 -70,-80 -114,-34 -132,30 -140,90 -158,40 -160,-50 -134,-140 -70,-194 10,-206 90,-192 140,-140 156,-60 152,30 144,90 136,20 122,-40 90,-100",
      hair.base,
    ) +
    patch("40,-150! 90,-100 122,-40 136,20 144,90 152,30 156,-60 140,-140 110,-170 120,-110", hair.shade) +
    strand("20,-146 -50,-118 -110,-66 -140,10", hair.light, 9) +
    strand("0,-180 -70,-150 -124,-90", hair.light, 8) +
    strand("-136,60 -150,110 -136,150", hair.base, 10) +
    strand("142,70 152,120 138,160", hair.shade, 9) +
    strand("60,-190 70,-160", hair.shade, 7) +
    leaf(-142, -16, -70, 0.36, "#5b9150", "#4a7a43") +
    leaf(-138, -10, -130, 0.32, "#5b9150", "#4a7a43") +
    at(-136, -34, BLOSSOM, { scale: 0.82 }),
  clothes:
    top("florist-blouse", blouse, { shoulder: 262, open: 92, depth: 660 }) +
    rib(blouse.shade, { open: 92, depth: 660 }, 14) +
    garment("florist-apron", "M286 590L322 584L334 704H466L478 584L514 590L530 720L548 830H252L270 720Z", apron) +
    strand("334,704! 466,704!", apron.shade, 8),
});
