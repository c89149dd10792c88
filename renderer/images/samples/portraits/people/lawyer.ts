import { circle, rect } from "../../../banners/svg.ts";
import { both, patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, top } from "../wear.ts";

/** Margaret Boyle: short white hair, a black suit with a high collar, a brooch; the columns of a court. */
const form = { id: "lawyer", skin: SKINS.porcelain, turn: 7, jaw: 0.97, chin: 0.92, length: 1.02 };
const hair = HAIRS.white;
const shirt = { base: "#ffffff", shade: "#d6d9e2" };
const cloth = { base: "#2b2a35", shade: "#1c1b24", lapel: "#3b3a48" };
const pillar = (x: number) =>
  rect(x, 210, 96, 600, "#6e4157") +
  rect(x - 18, 176, 132, 40, "#7d4d64", 6) +
  rect(x + 20, 230, 10, 580, "#7d4d64") +
  rect(x + 46, 230, 10, 580, "#7d4d64") +
  rect(x + 70, 230, 10, 580, "#7d4d64");

export const lawyer = drawFigure({
  ...form,
  ground: "#5c3347",
  backdrop: rect(-10, 110, 820, 56, "#6e4157") + pillar(50) + pillar(654),
  tilt: -2,
  y: 354,
  neck: 68,
  hairBehind: patch("-150,-60 -140,-150 -60,-206 60,-206 140,-150 152,-60 150,40 120,90 -120,90 -152,40", hair.shade),
  face:
    patch("-150,-200! 150,-200! 150,-20! 126,-66 90,-104 40,-104! -10,-84 -70,-76 -124,-44 -150,20!", form.skin.shade) +
    blush(form, { opacity: 0.36 }) +
    years(form, { opacity: 0.44 }) +
    nose(form, { width: 0.95, isStrong: true }) +
    eyes(form, { iris: "#5d7fa8", hasLashes: true, slant: 3, size: 1.08 }) +
    brows(form, { color: HAIRS.silver.shade, thick: 9, arch: 12 }) +
    mouth(form, { look: "lips", lip: "#b3243f", width: 1 }),
  hair:
    patch(
      "40,-120! -10,-96 -70,-88 -118,-50 -132,0 -142,50! -160,10 -164,-70 -146,-150 -96,-206 -20,-230 60,-222 124,-184 158,-118 162,-50 150,20 140,50! 134,-10 124,-60 100,-100",
      hair.base,
    ) +
    patch("40,-120! 100,-100 124,-60 134,-10 140,50! 150,20 162,-50 158,-118 130,-176 130,-120 100,-130", hair.shade) +
    strand("10,-120 -60,-120 -118,-84 -140,-20", hair.shade, 6) +
    strand("40,-150 -40,-166 -110,-130", hair.shade, 6) +
    strand("60,-180 -10,-200 -80,-180", hair.shade, 6) +
    circle(-148, 76, 12, "#f4e3c4") +
    circle(146, 76, 12, "#e2cda6"),
  clothes:
    top("lawyer-shirt", shirt, { open: 84, depth: 640 }) +
    jacket("lawyer-jacket", cloth, { depth: 800, shoulder: 276, open: 104 }) +
    both(
      patch("336,548! 340,612 396,668! 352,712! 290,650 298,586!", shirt.base) +
        strand("396,668! 352,712! 290,650", shirt.shade, 5),
    ),
  front: circle(560, 700, 24, "#d9a441") + circle(560, 700, 14, "#8fc7b8") + circle(555, 695, 4, "#ffffff"),
});
