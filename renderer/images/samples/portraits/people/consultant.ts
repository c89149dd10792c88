import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { collar, jacket, top } from "../wear.ts";

/** Daniel Osei: a close fade and a short beard, a navy suit with a tie. */
const form = { id: "consultant", skin: SKINS.dark, turn: -14, jaw: 1.02, chin: 0.95, temple: 0.97 };
const hair = HAIRS.black;
const shirt = { base: "#ffffff", shade: "#d8deea" };
const cloth = { base: "#26355f", shade: "#1b2748", lapel: "#2f4175" };

export const consultant = drawFigure({
  ...form,
  ground: "#3fb3ad",
  backdrop: patch("-20,560! 560,-20! 830,-20! 830,180! 200,830! -20,830!", "#58c3bc"),
  tilt: 2,
  y: 350,
  neck: 78,
  face:
    blush(form, { opacity: 0.3 }) +
    patch(
      "-150,-10! -134,-10! -122,50 -96,104 -60,92 -24,84 14,92 50,104 80,96 112,60 124,24! 150,30! 150,120 80,210 -80,210 -150,120",
      hair.base,
    ) +
    patch("-76,112! -36,98 10,112! 16,128 0,146 -30,152 -62,146 -78,128", form.skin.base) +
    nose(form, { width: 1.35 }) +
    eyes(form, { iris: "#24130d" }) +
    brows(form, { color: hair.shade, thick: 15, arch: 7 }) +
    mouth(form, { look: "grin", y: 114, lip: "#7c2f30" }),
  hair:
    patch(
      "-144,-20! -148,-90 -130,-160 -80,-202 0,-212 80,-202 132,-158 150,-90 144,-20! 134,-20! 130,-70 120,-108! 60,-126 0,-130 -60,-126 -118,-108! -128,-70 -134,-20!",
      hair.base,
    ) +
    patch("-144,-20! -148,-86 -124,-100 -128,-60 -134,-20!", hair.light, 0.55) +
    strand("-96,-150 -60,-180 -10,-190", hair.light, 7) +
    strand("-60,-150 -30,-164 10,-168", hair.light, 6),
  clothes:
    top("consultant-shirt", shirt, { shoulder: 280, open: 90 }) +
    patch("376,664! 424,664! 436,700! 440,830! 360,830! 364,700!", "#c2394b") +
    strand("368,740! 434,786!", "#e2707c", 10) +
    strand("366,790! 420,830!", "#e2707c", 10) +
    strand("372,692! 436,736!", "#e2707c", 10) +
    jacket("consultant-jacket", cloth, { depth: 870, shoulder: 292, open: 114 }) +
    collar(shirt, { y: 584, gap: 6, wing: 6 }) +
    patch("372,656! 428,656! 438,700! 400,716! 362,700!", "#a92d3f"),
  front:
    patch("548,744! 556,716! 580,730! 600,706! 622,734! 618,752!", "#fff4e6") +
    strand("540,746! 624,756!", cloth.shade, 7),
});
