import { circle, rect } from "../../../banners/svg.ts";
import { patch, spread, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, top } from "../wear.ts";

/** Amara Diallo: natural hair in a high puff, a white coat, a stethoscope. */
const form = { id: "doctor", skin: SKINS.deep, turn: 8, jaw: 0.93, chin: 0.84, temple: 0.97 };
const hair = HAIRS.black;
const scrubs = { base: "#1f9a94", shade: "#177a76" };
const coat = { base: "#fbfcff", shade: "#d5dceb", lapel: "#eaeef7" };

export const doctor = drawFigure({
  ...form,
  ground: "#f79d8e",
  backdrop:
    rect(560, 90, 64, 200, "#fbb8ac", 16) + rect(492, 158, 200, 64, "#fbb8ac", 16) + circle(130, 560, 90, "#f28b7b"),
  tilt: -4,
  y: 372,
  scale: 1.06,
  neck: 60,
  hairBehind:
    patch(
      "-10,-190 -70,-176 -116,-204 -134,-250 -108,-296 -70,-322 -20,-340 30,-336 74,-318 112,-290 132,-246 116,-200 72,-176",
      hair.base,
    ) +
    patch("50,-329! 84,-312 112,-290 132,-246 116,-200 72,-176! 102,-214 104,-264 84,-304", hair.shade) +
    spread("-70,-270 -30,-300 -84,-226 -26,-250 20,-276", (x, y) =>
      strand(`${x - 9},${y + 5} ${x},${y - 6} ${x + 9},${y + 3}`, hair.light, 6),
    ),
  face:
    blush(form, { opacity: 0.5 }) +
    nose(form, { width: 1.25 }) +
    eyes(form, { iris: "#2f1a12", hasLashes: true, slant: 5, shadow: "#4f2718" }) +
    brows(form, { color: hair.shade, thick: 11, arch: 12 }) +
    mouth(form, { look: "smile", lip: "#8f3038", width: 1.02 }),
  hair:
    patch(
      "-144,0! -150,-80 -128,-150 -70,-190 0,-204 70,-190 128,-150 150,-80 144,0! 130,-60 104,-104 60,-130 6,-138 -50,-128 -96,-102 -124,-58",
      hair.base,
    ) +
    strand("-112,-104 -70,-148 -20,-176", hair.light, 6) +
    strand("-64,-122 -30,-150 0,-176", hair.light, 6) +
    strand("70,-124 40,-152 14,-176", hair.light, 6) +
    strand("-56,-186 0,-194 56,-186", "#f2c14e", 14) +
    circle(-138, 84, 20, { stroke: "#f2c14e", strokeWidth: 8 }),
  clothes:
    top("doctor-scrubs", scrubs, { open: 88, depth: 720, isV: true }) +
    jacket("doctor-coat", coat, { depth: 860, open: 120 }),
  front:
    strand("300,596 296,680 320,740 360,772", "#2f3a4f", 15) +
    strand("500,596 506,680 486,730", "#2f3a4f", 15) +
    strand("360,772 400,786 440,776 486,730", "#2f3a4f", 15) +
    circle(508, 748, 30, "#9aa6ba") +
    circle(508, 748, 18, "#e8edf6"),
});
