import { at, circle, ellipse, path } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes, glasses } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { collar, jacket, top } from "../wear.ts";

/** Kenji Sato: white hair that the wind has combed, glasses, tweed and a knitted tie; particles in their orbits. */
const form = { id: "researcher", skin: SKINS.sand, turn: -9, jaw: 1, chin: 0.94, cheek: 1.01 };
const hair = HAIRS.white;
const shirt = { base: "#f2f5fb", shade: "#cdd5e3" };
const cloth = { base: "#8a6a4a", shade: "#6d5137", lapel: "#9c7b59" };
const orbit = (turn: number) => at(400, 360, ellipse(0, 0, 420, 170, { stroke: "#8f76b8", strokeWidth: 9 }), { turn });

export const researcher = drawFigure({
  ...form,
  ground: "#6b4f99",
  backdrop:
    circle(400, 360, 250, "#7a5fa8") +
    orbit(20) +
    orbit(80) +
    orbit(-40) +
    circle(118, 150, 24, "#f6c453") +
    circle(716, 300, 18, "#6fd0c3") +
    circle(90, 520, 16, "#f08aa6") +
    circle(640, 92, 14, "#ffffff"),
  tilt: 4,
  y: 360,
  scale: 1.06,
  neck: 70,
  hairBehind: patch(
    "-140,-40 -190,-30! -168,-66 -200,-90! -168,-112 -178,-160! -138,-168 -120,-214! -80,-204 -30,-240! 0,-216 60,-240! 84,-204 134,-206! 140,-164 182,-150! 170,-108 200,-80! 170,-60 190,-20! 140,-40 120,40 -120,40",
    hair.shade,
  ),
  face:
    patch("-150,-200! 150,-200! 150,-60! 120,-104 60,-136 0,-142 -60,-134 -116,-96 -150,-40!", form.skin.shade, 0.7) +
    blush(form, { opacity: 0.34 }) +
    years(form, { opacity: 0.5 }) +
    strand("-66,-92 -20,-98 40,-92", form.skin.line, 4, 0.35) +
    strand("-54,-76 -16,-80 28,-76", form.skin.line, 4, 0.35) +
    nose(form, { width: 1.15 }) +
    eyes(form, { iris: "#2e1d16", look: "narrow", slant: 4 }) +
    brows(form, { color: hair.shade, thick: 14, arch: 10, y: -48 }) +
    mouth(form, { look: "soft", width: 1.1 }),
  hair:
    patch(
      "-142,10! -160,-20 -184,-16! -166,-50 -190,-76! -160,-96 -172,-142! -132,-154 -116,-202! -74,-190 -26,-228! 4,-204 60,-228! 80,-192 130,-194! 134,-152 174,-138! 160,-96 188,-70! 164,-50 180,-12! 158,-16 142,10! 132,-30 124,-76! 104,-104 70,-132! 40,-128 10,-148! -24,-128 -60,-138! -84,-110 -118,-84! -130,-30",
      hair.base,
    ) +
    strand("-120,-100 -140,-120 -146,-136", hair.shade, 6) +
    strand("-80,-140 -96,-168 -104,-182", hair.shade, 6) +
    strand("-20,-160 -26,-190 -24,-206", hair.shade, 6) +
    strand("40,-158 50,-186 54,-204", hair.shade, 6) +
    strand("92,-134 110,-158 118,-174", hair.shade, 6) +
    strand("136,-70 152,-80 166,-82", hair.shade, 6) +
    strand("-140,-50 -156,-62 -168,-66", hair.shade, 6) +
    glasses(form, { color: "#2d2a33", form: "square", y: 10, size: 0.96, thick: 8 }),
  clothes:
    top("researcher-shirt", shirt, { shoulder: 274, open: 90 }) +
    patch("376,668! 424,668! 438,706! 444,840! 356,840! 362,706!", "#2f7d6d") +
    [720, 750, 780].map((y) => path(`M368 ${y}H432`, { stroke: "#256557", strokeWidth: 7 })).join("") +
    jacket("researcher-jacket", cloth, { depth: 880, shoulder: 284, open: 112 }) +
    collar(shirt, { y: 584, gap: 6, wing: 4 }) +
    patch("372,656! 428,656! 438,704! 400,718! 362,704!", "#256557"),
});
