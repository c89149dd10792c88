import { circle } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { collar, top } from "../wear.ts";

/** Omar Farouk: bald, with a trimmed beard, a vest over a shirt. */
const form = { id: "recruiter", skin: SKINS.olive, turn: 10, jaw: 1.05, temple: 0.99 };
const hair = HAIRS.espresso;
const shirt = { base: "#fffaf2", shade: "#dccfc0" };
const vest = { base: "#8a4a3c", shade: "#6d372c" };

const beard =
  patch(
    "-146,44! -124,36! -118,50 -106,68 -76,84 -34,84 -8,78 16,70 40,78 66,84 98,74 120,44 120,52 130,32 146,44! 152,80 112,172 20,212 -60,198 -130,140",
    hair.base,
  ) +
  patch("70,190! 104,130 122,48 134,28 150,44! 150,90 110,170", hair.shade) +
  patch("-26,104! 18,96 60,104! 66,122 50,150 18,158 -14,150 -30,122", form.skin.base);

export const recruiter = drawFigure({
  ...form,
  ground: "#f3c98b",
  backdrop: circle(400, 400, 330, "#f8dcae"),
  tilt: -3,
  y: 340,
  neck: 84,
  clothes:
    top("recruiter-shirt", shirt, { shoulder: 284, open: 92 }) +
    top("recruiter-vest", vest, { shoulder: 232, open: 116, top: 598, depth: 806, isV: true }) +
    strand("284,598! 400,806! 516,598!", vest.shade, 16) +
    collar(shirt, { y: 586, gap: 4, wing: 10 }),
  face:
    blush(form) +
    years(form) +
    beard +
    nose(form, { width: 1.15, isStrong: true }) +
    eyes(form) +
    brows(form, { color: hair.base, thick: 16 }) +
    mouth(form, { look: "grin" }),
  hair: patch("-62,-158 -20,-174 30,-170 20,-160 -30,-156", "#ffffff", 0.18),
});
