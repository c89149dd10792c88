import { rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { top } from "../wear.ts";

/** Lukas Brandt: tousled hair under headphones, stubble, a hooded sweater; lines of a program behind him. */
const form = { id: "developer", skin: SKINS.fair, turn: -8, jaw: 1, chin: 0.98 };
const hair = HAIRS.blond;
const hood = { base: "#ef7b45", shade: "#cb5f2f" };
const lines: readonly [x: number, y: number, width: number, color: string][] = [
  [60, 130, 150, "#7c6fd6"],
  [230, 130, 90, "#53b8a6"],
  [110, 190, 120, "#5a5480"],
  [110, 250, 70, "#e88ab0"],
  [590, 130, 120, "#5a5480"],
  [640, 190, 120, "#e8b45a"],
  [620, 250, 110, "#7c6fd6"],
  [60, 310, 90, "#5a5480"],
  [660, 310, 80, "#53b8a6"],
  [40, 370, 120, "#53b8a6"],
  [650, 370, 130, "#5a5480"],
  [60, 430, 100, "#7c6fd6"],
  [40, 490, 130, "#5a5480"],
  [660, 430, 90, "#e88ab0"],
  [640, 490, 140, "#5a5480"],
  [70, 550, 80, "#e8b45a"],
  [670, 550, 70, "#7c6fd6"],
];

export const developer = drawFigure({
  ...form,
  ground: "#3a3561",
  backdrop: lines.map(([x, y, width, color]) => rect(x, y, width, 24, color, 12)).join(""),
  tilt: 3,
  y: 352,
  neck: 74,
  behind: patch("220,640 250,560 320,530 400,524 480,530 550,560 580,640 500,700 300,700", hood.shade),
  hairBehind: patch("-140,-40! -146,-120 -110,-186 -60,-220 0,-230 60,-220 116,-184 150,-120 146,-40!", hair.shade),
  face:
    patch("-150,-200! 150,-200! 150,-40! 124,-64 80,-94 30,-84 -20,-96 -70,-80 -110,-84 -150,-20!", form.skin.shade) +
    blush(form, { opacity: 0.42 }) +
    patch(
      "-150,20! -128,24 -112,78 -80,104 -20,84 20,96 70,104 106,80 124,24 150,20! 150,120 80,210 -80,210 -150,120",
      hair.shade,
      0.2,
    ) +
    nose(form, { width: 1 }) +
    eyes(form, { iris: "#3f6f9c" }) +
    brows(form, { color: hair.shade, thick: 13, arch: 6 }) +
    mouth(form, { look: "soft", wry: -0.7, width: 1.05 }),
  hair:
    patch(
      "-142,-8! -160,-70 -148,-120 -140,-146! -120,-166 -106,-186! -76,-200 -40,-218! -4,-212 50,-220! 70,-204 110,-190! 122,-170 142,-146! 150,-100 154,-60 142,-8! 132,-44 116,-78! 96,-70 84,-112! 50,-74 24,-82 26,-116! -10,-76 -44,-84 -36,-110! -84,-66 -116,-76! -128,-48",
      hair.base,
    ) +
    strand("-112,-112 -96,-160 -60,-184", hair.light, 9) +
    strand("-40,-130 -20,-170 20,-190", hair.light, 9) +
    strand("40,-136 70,-164 100,-160", hair.light, 8) +
    strand("118,-120 136,-140", hair.shade, 7) +
    strand("-128,-86 -136,-120", hair.shade, 7) +
    strand("84,-126 90,-150", hair.shade, 7) +
    strand("-154,0 -164,-90 -126,-184 -50,-228 0,-234 60,-226 130,-182 164,-90 156,0", "#f4f4f8", 20) +
    strand("100,-208 140,-160 162,-90 156,0", "#cfd0dc", 20) +
    patch("-150,-24 -128,-30 -122,20 -128,74 -150,70 -184,60 -190,20 -182,-16", "#f4f4f8") +
    patch("-150,-24 -128,-30 -122,20 -128,74 -150,70 -144,20", "#4a4573") +
    patch("150,-24 130,-30 124,20 130,74 150,70 182,60 188,20 180,-16", "#cfd0dc") +
    patch("150,-24 130,-30 124,20 130,74 150,70 146,20", "#4a4573"),
  clothes:
    top("developer-hood", hood, { shoulder: 286, open: 104, top: 606, depth: 700 }) +
    patch(
      "264,612 300,566 330,572! 346,640 400,690 454,640 470,572! 500,566 536,612 548,668 470,720 400,736 330,720 252,668",
      hood.base,
    ) +
    strand("330,572 346,640 400,690 454,640 470,572", hood.shade, 12) +
    strand("252,668 330,720 400,736 470,720 548,668", hood.shade, 8) +
    strand("362,716! 358,790!", "#fff3e6", 9) +
    strand("438,716! 444,776!", "#fff3e6", 9),
});
