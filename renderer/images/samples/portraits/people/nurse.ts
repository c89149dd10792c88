import { circle, path, rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { top } from "../wear.ts";

/** Grace Kim: hair pinned low with a side fringe, blue scrubs, a badge and a fob watch. */
const form = { id: "nurse", skin: SKINS.ivory, turn: 10, jaw: 0.98, chin: 0.9, cheek: 1.03 };
const hair = HAIRS.espresso;
const scrubs = { base: "#4f8fe0", shade: "#3a73bd" };

export const nurse = drawFigure({
  ...form,
  ground: "#ffdcc8",
  backdrop:
    circle(400, 430, 320, "#ffc9ac") +
    path("M-10 640H110L140 580L180 700L206 650M560 640H620L650 570L692 710L724 640H810", {
      stroke: "#ffffff",
      strokeWidth: 12,
    }),
  tilt: -4,
  y: 350,
  neck: 58,
  ear: { y: 28, size: 0.95 },
  hairBehind: circle(-116, 116, 64, hair.shade) + patch("-150,90 -110,70 -70,84 -80,130 -130,150", hair.base),
  face:
    patch(
      "-150,-200! 150,-200! 150,10! 132,-40 110,-90 80,-124! 40,-80 -20,-50 -80,-34 -124,-20 -150,40!",
      form.skin.shade,
    ) +
    blush(form, { opacity: 0.5, size: 1.08 }) +
    nose(form, { width: 0.92, length: 0.94 }) +
    eyes(form, { look: "laughing", hasLashes: true, slant: 6, y: 8, size: 1.1 }) +
    brows(form, { color: hair.base, thick: 11, arch: 9, y: -40 }) +
    mouth(form, { look: "grin", width: 1.05, lip: "#cc5258" }),
  hair:
    patch(
      "84,-140! 50,-86 -10,-54 -76,-38 -120,-26 -130,20 -142,50! -160,0 -158,-80 -134,-154 -70,-202 10,-212 90,-194 140,-144 156,-60 148,0 142,20! 132,-40 112,-92",
      hair.base,
    ) +
    patch("84,-140! 112,-92 132,-40 142,20! 150,-10 156,-60 140,-144 112,-176 120,-130", hair.shade) +
    strand("64,-150 0,-100 -70,-76 -130,-50", hair.light, 9) +
    strand("40,-184 -40,-156 -110,-110", hair.light, 8) +
    strand("70,-124 20,-86 -50,-62", hair.shade, 6) +
    circle(-142, 72, 9, "#fff7ea"),
  clothes:
    top("nurse-scrubs", scrubs, { shoulder: 268, open: 92, depth: 712, isV: true }) +
    strand("306,600! 400,714! 494,600!", "#ffffff", 14) +
    strand("306,600! 400,714! 440,764!", "#ffffff", 14),
  front:
    rect(530, 706, 92, 62, "#ffffff", 10) +
    rect(542, 720, 26, 34, "#ffcfb4", 6) +
    rect(578, 722, 34, 9, "#8fb7ec", 4) +
    rect(578, 740, 24, 9, "#c9d5e6", 4) +
    rect(214, 690, 12, 40, "#d7dde8", 4) +
    circle(220, 748, 25, "#d7dde8") +
    circle(220, 748, 17, "#ffffff") +
    path("M220 748V737M220 748L229 752", { stroke: "#35507a", strokeWidth: 4 }),
});
