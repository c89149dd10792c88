import { circle, path } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { top } from "../wear.ts";

/** Sofia Rossi: a high tail, a mint tunic, the mask taken down for a wide smile. */
const form = { id: "dentist", skin: SKINS.sand, turn: 11, jaw: 0.95, chin: 0.88 };
const hair = HAIRS.chestnut;
const tunic = { base: "#6fcfb8", shade: "#4fb19a" };
const mask = { base: "#e9f4ff", shade: "#bcd4ea" };

export const dentist = drawFigure({
  ...form,
  ground: "#c9bdf2",
  backdrop:
    circle(400, 380, 300, "#d9d0f8") +
    path("M652 168l0 72M616 204l72 0M120 250l0 48M96 274l48 0", { stroke: "#ffffff", strokeWidth: 14 }),
  tilt: -5,
  x: 402,
  y: 350,
  neck: 60,
  ear: { y: 26, size: 0.95 },
  hairBehind:
    patch(
      "-40,-200 -110,-226 -176,-200 -216,-130 -222,-40 -200,60 -214,150 -180,190 -150,120 -160,40 -140,-40 -110,-120",
      hair.shade,
    ) + strand("-110,-200 -170,-160 -192,-80 -186,20 -190,100", hair.base, 14),
  face:
    patch("-150,-200! 150,-200! 150,-40! 126,-80 96,-120 40,-128 -20,-120 -80,-96 -120,-40 -150,0!", form.skin.shade) +
    blush(form) +
    nose(form, { width: 0.95 }) +
    eyes(form, { iris: "#5d7a3a", hasLashes: true, slant: 5 }) +
    brows(form, { color: hair.shade, thick: 11, arch: 12 }) +
    mouth(form, { look: "smile", width: 1.22, lip: "#c9505a" }),
  hair:
    patch(
      "-146,0! -152,-80 -130,-154 -70,-200 0,-212 80,-202 134,-156 152,-84 144,-10! 134,-46 112,-96 64,-136! 60,-128 0,-114 -70,-98 -116,-50 -134,0!",
      hair.base,
    ) +
    patch("112,-96 134,-46 144,-10! 152,-84 134,-156 108,-182! 124,-140", hair.shade) +
    strand("-120,-70 -100,-140 -60,-180", hair.light, 8) +
    strand("-60,-112 -50,-160 -40,-190", hair.light, 7) +
    strand("20,-128 0,-170 -20,-194", hair.light, 7) +
    strand("80,-140 50,-176 10,-196", hair.shade, 6) +
    strand("-122,58 -118,110 -102,178", mask.base, 6) +
    strand("124,66 114,124 96,180", mask.shade, 6),
  clothes:
    top("dentist-tunic", tunic, { shoulder: 262, open: 84, depth: 690, isV: true }) +
    strand("316,600! 400,690! 484,600!", "#ffffff", 13) +
    strand("400,690! 400,810!", tunic.shade, 6) +
    circle(424, 730, 8, "#ffffff") +
    circle(424, 782, 8, "#ffffff"),
  front:
    patch("306,566! 356,588 416,590 470,578 516,552! 508,612 470,646 418,658 362,650 322,622", mask.base) +
    strand("312,590 362,612 418,614 472,602 512,578", mask.shade, 6) +
    strand("320,612 364,632 418,636 470,624 504,602", mask.shade, 6),
});
