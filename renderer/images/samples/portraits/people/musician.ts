import { at, circle, path, rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { buttons, collar, jacket, top } from "../wear.ts";

/** Theo Martin: hair to the shoulders, a small beard, concert black; the scroll of his cello at his ear. */
const form = { id: "musician", skin: SKINS.fair, turn: -11, jaw: 0.95, chin: 0.88, length: 1.03 };
const hair = HAIRS.brown;
const shirt = { base: "#ffffff", shade: "#d5d7e0" };
const cloth = { base: "#24232b", shade: "#17161c", lapel: "#34333e" };

const cello = at(
  614,
  500,
  rect(-26, -170, 52, 620, "#8c4a22") +
    rect(-18, -120, 36, 570, "#2b1a14") +
    path("M-9 -120V450M0 -120V450M9 -120V450", { stroke: "#c9b8a0", strokeWidth: 2.5 }) +
    rect(-74, -150, 44, 14, "#2b1a14", 7) +
    rect(30, -134, 44, 14, "#2b1a14", 7) +
    rect(-74, -196, 44, 14, "#2b1a14", 7) +
    rect(30, -180, 44, 14, "#2b1a14", 7) +
    circle(-78, -143, 13, "#2b1a14") +
    circle(78, -127, 13, "#2b1a14") +
    circle(-78, -189, 13, "#2b1a14") +
    circle(78, -173, 13, "#2b1a14") +
    patch("-26,-150! -30,-220 -40,-262 -30,-310 10,-326 48,-304 54,-260 34,-222 26,-150!", "#a65a2b") +
    path("M34 -262A26 26 0 1 1 6 -290A16 16 0 1 1 -4 -262", { stroke: "#6f3818", strokeWidth: 8 }),
  { turn: 12 },
);

export const musician = drawFigure({
  ...form,
  ground: "#a33b4a",
  backdrop: circle(400, 400, 400, "#b04555") + circle(400, 400, 300, "#bb5161") + circle(400, 400, 200, "#c45c6c"),
  tilt: 6,
  x: 372,
  y: 346,
  neck: 70,
  ear: null,
  behind: cello,
  hairBehind: patch(
    "-150,-60 -130,-160 -50,-212 50,-212 140,-160 160,-60 166,60 190,150 176,220 110,236 60,200 -70,200 -120,240 -180,222 -184,140 -164,60",
    hair.shade,
  ),
  face:
    patch(
      "-150,-200! 150,-200! 150,60! 134,0 110,-70 50,-130 0,-160! -40,-120 -90,-70 -120,0 -150,60!",
      form.skin.shade,
    ) +
    blush(form, { opacity: 0.34 }) +
    patch(
      "-150,40! -120,60 -96,110 -60,110 -30,98 0,104 40,112 80,108 118,60 150,40! 150,120 80,215 -80,215 -150,120",
      hair.base,
      0.18,
    ) +
    patch("-86,104! -64,94 -28,92 4,96 36,108! 20,108 -4,104 -28,102 -56,104", hair.base) +
    patch("-48,140! -24,136 -2,140! 12,160 -2,196 -26,204 -52,196 -62,160", hair.base) +
    nose(form, { width: 1, length: 1.05, isStrong: true }) +
    eyes(form, { iris: "#5b4a2a", look: "narrow", gaze: 0.2 }) +
    brows(form, { color: hair.shade, thick: 12, arch: 8 }) +
    mouth(form, { look: "soft", y: 116, width: 0.86 }),
  hair:
    patch(
      "4,-206! -60,-214 -130,-166 -158,-80 -162,20 -186,110 -180,200 -146,226 -122,170 -134,110 -124,40 -122,-20 -96,-80 -40,-126 8,-168!",
      hair.base,
    ) +
    patch(
      "4,-206! 80,-206 138,-164 162,-70 166,30 188,120 180,200 150,232 122,180 136,110 132,40 128,-20 104,-84 50,-132 8,-168!",
      hair.base,
    ) +
    strand("-20,-180 -80,-140 -126,-70 -140,20 -154,120 -150,180", hair.light, 9) +
    strand("-110,-90 -134,-20 -144,60", hair.shade, 7) +
    strand("40,-180 104,-130 142,-50 150,40 164,140", hair.light, 8) +
    strand("60,-146 112,-90 138,-10 144,80", hair.shade, 7),
  clothes:
    top("musician-shirt", shirt, { shoulder: 270, open: 88 }) +
    strand("400,690! 400,810!", shirt.shade, 6) +
    buttons("#24232b", 740, 790) +
    jacket("musician-jacket", cloth, { depth: 880, shoulder: 280, open: 108 }) +
    collar(shirt, { y: 582, gap: 4, wing: 2 }) +
    patch("400,662! 352,634 336,640 336,690 352,696! 400,672! 448,696 464,690 464,640 448,634", "#17161c") +
    rect(386, 650, 28, 34, "#34333e", 8),
});
