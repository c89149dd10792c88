import { circle, path } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { top } from "../wear.ts";

/** Priya Nair: long dark waves over one shoulder, a teal blouse, a rising sun. */
const form = { id: "coach", skin: SKINS.tan, turn: -10, jaw: 0.93, chin: 0.86 };
const hair = HAIRS.raven;
const blouse = { base: "#0f8a83", shade: "#0a6e69" };
const rays = Array.from({ length: 9 }, (_, i) => {
  const angle = (Math.PI * (i + 0.5)) / 9;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${Math.round(400 - x * 360)} ${Math.round(470 - y * 360)}L${Math.round(400 - x * 470)} ${Math.round(470 - y * 470)}`;
}).join("");

export const coach = drawFigure({
  ...form,
  ground: "#ffb38a",
  backdrop: circle(400, 470, 310, "#ffcf9f") + path(rays, { stroke: "#ffcf9f", strokeWidth: 26 }),
  tilt: 5,
  x: 404,
  y: 348,
  neck: 58,
  ear: { y: 26, size: 0.9 },
  hairBehind: patch(
    "0,-216 100,-198 158,-124 170,-30 186,60 176,150 204,240 180,340 110,330 -120,300 -190,360 -230,270 -196,180 -204,80 -172,0 -170,-90 -110,-190",
    hair.shade,
  ),
  face:
    patch("-150,-200! 150,-200! 150,0! 128,-40 96,-96 30,-136 -10,-160 -60,-120 -112,-66 -140,10!", form.skin.shade) +
    blush(form, { opacity: 0.42 }) +
    nose(form, { width: 1.05 }) +
    eyes(form, { iris: "#33201a", hasLashes: true, slant: 6, shadow: "#9b5a3b" }) +
    brows(form, { color: hair.shade, thick: 13, arch: 12 }) +
    mouth(form, { look: "smile", lip: "#b5414c", width: 1.04 }) +
    circle(-20, -68, 6, "#b03a48"),
  hair:
    patch(
      "20,-204! -20,-216 -96,-202 -150,-150 -172,-70 -180,20 -206,90 -196,170 -222,250 -200,330 -150,350 -118,300 -128,220 -104,150 -136,80 -140,10 -124,-44 -80,-102 -14,-152 14,-172!",
      hair.base,
    ) +
    patch(
      "-30,-214! 30,-214 96,-196 150,-150 170,-60 184,50 170,110 150,60 138,0 118,-56 70,-112 -14,-152!",
      hair.base,
    ) +
    strand("-60,-176 -124,-116 -150,-30 -170,60 -166,130 -180,210 -166,280", hair.light, 8) +
    strand("-100,-110 -140,-40 -156,50 -140,140 -156,220", hair.light, 6) +
    strand("50,-170 110,-126 140,-60 156,20", hair.light, 7),
  clothes:
    top("coach-blouse", blouse, { shoulder: 262, open: 96, depth: 726, isV: true }) +
    strand("304,600! 400,726! 496,600!", "#f4c95d", 12),
  front: circle(548, 470, 11, "#f4c95d") + circle(552, 502, 18, "#f4c95d") + circle(552, 502, 8, "#d9483b"),
});
