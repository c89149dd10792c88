import { circle, rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { rib, top } from "../wear.ts";

/** Mia Chen: a blunt bob with dipped ends, one large earring of each colour. */
const form = { id: "designer", skin: SKINS.ivory, turn: -6, jaw: 0.92, chin: 0.82, cheek: 1.02 };
const hair = HAIRS.black;
const shirt = { base: "#3c55d6", shade: "#2c40ad" };

export const designer = drawFigure({
  ...form,
  ground: "#ffd84f",
  backdrop:
    circle(640, 200, 150, "#ff8a5c") +
    rect(40, 470, 210, 210, "#fff3c4", 0) +
    patch("60,60! 240,60! 60,240!", "#f2b91f"),
  tilt: 5,
  y: 356,
  ear: null,
  neck: 56,
  hairBehind:
    patch("-168,-60 -150,-160 -60,-214 60,-214 150,-160 168,-60 178,60 172,156! -172,156! -178,60", hair.shade) +
    patch("-176,104! 176,104! 172,158! -172,158!", "#d94f8c"),
  face:
    patch("-150,-200! 150,-200! 146,-20! 120,-38 60,-50 0,-46 -60,-50 -120,-38 -146,-20!", form.skin.shade) +
    blush(form, { opacity: 0.45 }) +
    nose(form, { width: 0.9, length: 0.94 }) +
    eyes(form, { iris: "#33211c", look: "narrow", hasLashes: true, slant: 8, size: 1.16 }) +
    mouth(form, { look: "soft", width: 0.9, wry: 0.6, lip: "#cf4f5b" }),
  hair:
    patch(
      "-4,-218 80,-208 146,-154 168,-60 178,60 176,104! 130,112! 138,40 136,-30! 70,-52 0,-46 -70,-52 -136,-30! -138,40 -130,112! -176,104! -178,60 -168,-60 -146,-154 -80,-208",
      hair.base,
    ) +
    patch("-176,104! -130,112! -126,160! -174,160!", "#ec6aa2") +
    patch("176,104! 130,112! 126,160! 174,160!", "#d94f8c") +
    strand("-112,-140 -140,-70 -150,20", hair.light, 9) +
    strand("-40,-60 -46,-110", hair.light, 6) +
    strand("30,-58 36,-118", hair.light, 6) +
    strand("84,-56 96,-100", hair.light, 6) +
    strand("-90,-54 -92,-90", hair.light, 6) +
    strand("-60,-188 0,-196 70,-184", hair.light, 9),
  clothes:
    top("designer-shirt", shirt, { shoulder: 282, open: 80, depth: 650 }) +
    rib("#2c40ad", { open: 80, depth: 650 }, 24),
  front:
    strand("256,470 252,500", "#2c40ad", 6) +
    circle(250, 534, 34, "#ff6b57") +
    circle(250, 534, 14, "#ffd84f") +
    strand("550,480 552,508", "#2c40ad", 6) +
    rect(526, 508, 52, 52, "#35c2a5", 6),
});
