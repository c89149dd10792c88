import { circle, path } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, rib, top } from "../wear.ts";

/** Ravi Menon: a thick quiff and a full beard, a bomber jacket over a white shirt. */
const form = { id: "founder", skin: SKINS.brown, turn: 12, jaw: 1.02, temple: 0.98 };
const hair = HAIRS.black;
const shirt = { base: "#ffffff", shade: "#d9dde6" };
const bomber = { base: "#5c6b3c", shade: "#48552d", lapel: "#48552d" };

export const founder = drawFigure({
  ...form,
  ground: "#7fb0f7",
  backdrop:
    path("M-40 800C120 700 560 560 700 90", { stroke: "#9cc3fa", strokeWidth: 90 }) +
    patch("640,130! 720,20! 790,150! 716,120!", "#9cc3fa") +
    circle(150, 190, 20, "#b5d3fc") +
    circle(110, 470, 12, "#b5d3fc") +
    circle(240, 90, 10, "#b5d3fc"),
  tilt: 4,
  y: 358,
  neck: 76,
  face:
    patch("-150,-200! 150,-200! 150,-60! 120,-104 60,-112 -40,-116 -110,-96 -150,-40!", form.skin.shade) +
    blush(form, { opacity: 0.32 }) +
    patch(
      "-150,30! -122,24! -116,50 -100,80 -70,92 -30,90 10,78 26,84 42,78 84,88 114,66 128,10 130,-20! 150,-20! 160,120 90,230 -70,230 -150,120",
      hair.base,
    ) +
    patch("-14,110! 26,98 66,110! 70,124 56,142 26,150 0,144 -16,126", form.skin.base) +
    nose(form, { width: 1.12, isStrong: true }) +
    eyes(form, { iris: "#2c1810" }) +
    brows(form, { color: hair.shade, thick: 17, arch: 7 }) +
    mouth(form, { look: "grin", y: 112, width: 0.9, wry: 0.8 }),
  hair:
    patch("-104,110! -20,150 60,158 110,112! 108,156 84,196 40,214 0,212 -50,198 -88,164", hair.base) +
    patch(
      "-144,-10! -148,-60 -144,-108 -150,-150 -130,-196 -96,-214 -70,-250 10,-264 90,-254 146,-216 162,-164 148,-110 150,-60 144,-10! 132,-10! 130,-70 118,-110! 70,-118 10,-122 -50,-124 -112,-108! -126,-66 -130,-10!",
      hair.base,
    ) +
    patch("146,-216 162,-164 148,-110 150,-60 144,-10! 132,-10! 130,-70 118,-110! 134,-150 130,-190", hair.shade) +
    strand("-108,-140 -90,-190 -40,-226 20,-236", hair.light, 9) +
    strand("-60,-140 -40,-180 10,-208 70,-214", hair.light, 8) +
    strand("0,-142 20,-172 70,-188 110,-184", hair.light, 7),
  clothes:
    top("founder-shirt", shirt, { shoulder: 280, open: 88, depth: 664 }) +
    rib(shirt.shade, { open: 88, depth: 664 }, 18) +
    jacket("founder-jacket", bomber, { depth: 1500, shoulder: 290, open: 112 }),
});
