import { circle, path, rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes, glasses } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { top } from "../wear.ts";

/** Tomás Rivera: swept hair with grey temples, round glasses, a black roll-neck; a plan behind him, a pencil at hand. */
const form = { id: "architect", skin: SKINS.olive, turn: 13, jaw: 1, chin: 0.95 };
const hair = HAIRS.espresso;
const knit = { base: "#33333d", shade: "#23232b" };
const plan = { stroke: "#6f9fd0", strokeWidth: 5 };

export const architect = drawFigure({
  ...form,
  ground: "#3f78b5",
  backdrop:
    path("M0 130H800M0 270H800M0 410H800M0 550H800M110 0V800M250 0V800M390 0V800M530 0V800M670 0V800", {
      stroke: "#4d86c2",
      strokeWidth: 4,
    }) +
    path("M40 620V270L190 150L340 270M560 130H740V560M560 130V300M560 215H740", plan) +
    path("M560 300A120 120 0 0 0 680 180", { ...plan, dash: "16 14" }) +
    circle(740, 130, 12, "#6f9fd0") +
    rect(110, 420, 90, 120, plan),
  tilt: -3,
  x: 396,
  y: 352,
  neck: 76,
  face:
    patch(
      "-150,-200! 160,-200! 150,-40! 128,-90 96,-128 30,-134 -50,-128 -100,-100 -126,-56 -150,-20!",
      form.skin.shade,
    ) +
    blush(form, { opacity: 0.28 }) +
    years(form, { opacity: 0.3 }) +
    patch(
      "-150,0! -126,10 -118,56 -92,92 -40,86 12,78 24,84 36,78 84,86 112,70 126,20 150,0! 150,120 80,210 -80,210 -150,120",
      hair.base,
      0.34,
    ) +
    patch("-38,98 -14,82 14,80 34,84 54,80 78,84 98,100! 80,104 58,100 34,102 8,100 -14,104", hair.base) +
    nose(form, { width: 1.05, isStrong: true }) +
    eyes(form, { iris: "#4b2f1d" }) +
    brows(form, { color: hair.base, thick: 15, arch: 8 }) +
    mouth(form, { look: "soft", wry: 0.4, y: 116 }),
  hair:
    patch(
      "-146,-6! -152,-70 -146,-140 -112,-196 -60,-222 0,-214 50,-236 110,-214 148,-160 154,-90 144,-10! 134,-10! 128,-70 110,-116 70,-146 10,-150 -50,-138 -98,-108 -122,-64 -128,-6!",
      hair.base,
    ) +
    patch("-146,-6! -152,-70 -146,-110 -128,-104 -124,-60 -128,-6!", HAIRS.iron.base) +
    strand("-138,-20 -142,-70 -136,-96", HAIRS.iron.light, 5) +
    patch("84,-222 130,-190 152,-120 152,-60 144,-10! 134,-10! 128,-70 118,-104 130,-140 110,-190", hair.shade) +
    strand("-104,-140 -60,-186 0,-194", hair.light, 8) +
    strand("-60,-158 -10,-184 50,-196 90,-186", hair.light, 8) +
    strand("20,-164 64,-170 100,-150", hair.light, 6) +
    glasses(form, { color: "#17171c", form: "round", y: 8, size: 1, thick: 10 }),
  clothes:
    top("architect-knit", knit, { shoulder: 288, open: 92, top: 606 }) +
    patch(
      "316,556! 320,536 360,548 400,552 440,548 480,536 484,556! 500,640 450,668 400,674 350,668 300,640",
      knit.base,
    ) +
    patch("440,548 480,536 484,556! 500,640 450,668 440,668 456,610", knit.shade) +
    strand("318,566 360,580 400,584 440,580 482,566", knit.shade, 6) +
    strand("302,636 350,660 400,666 450,660 498,636", knit.shade, 6),
});
