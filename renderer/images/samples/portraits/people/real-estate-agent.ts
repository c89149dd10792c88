import { circle, rect } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, top } from "../wear.ts";

/** Nina Petrova: dark hair parted in the middle and tied low, a red jacket; a street of houses. */
const form = { id: "real-estate-agent", skin: SKINS.porcelain, turn: -12, jaw: 0.96, chin: 0.86, cheek: 1.02 };
const hair = HAIRS.raven;
const blouse = { base: "#fdf7ef", shade: "#e3d7c8" };
const cloth = { base: "#c93a3a", shade: "#a32a2d", lapel: "#da5048" };
const house = (x: number, y: number, width: number, wall: string, roof: string, glass: string) =>
  rect(x, y, width, 600, wall) +
  patch(`${x - 16},${y + 4}! ${x + width / 2},${y - 96}! ${x + width + 16},${y + 4}!`, roof) +
  [40, 140, 240]
    .map(
      (dy) =>
        rect(x + width * 0.18, y + dy, width * 0.24, 54, glass, 4) +
        rect(x + width * 0.58, y + dy, width * 0.24, 54, glass, 4),
    )
    .join("");

export const realEstateAgent = drawFigure({
  ...form,
  ground: "#d3ecf8",
  backdrop:
    circle(660, 140, 60, "#fff3bf") +
    house(-40, 300, 180, "#a9d4e8", "#7fb9d4", "#d3ecf8") +
    house(150, 380, 150, "#b9ddec", "#8fc4db", "#e4f4fb") +
    house(510, 370, 140, "#b9ddec", "#8fc4db", "#e4f4fb") +
    house(650, 290, 180, "#a9d4e8", "#7fb9d4", "#d3ecf8"),
  tilt: -4,
  y: 350,
  neck: 54,
  ear: { y: 28, size: 0.92 },
  hairBehind: patch("40,120 110,90 160,120 170,170 130,204 70,196", hair.shade),
  face:
    patch(
      "-150,-200! 150,-200! 150,40! 132,-20 104,-84 40,-132 0,-170! -30,-130 -80,-90 -116,-30 -150,40!",
      form.skin.shade,
    ) +
    blush(form, { opacity: 0.42 }) +
    nose(form, { width: 0.9, isStrong: true }) +
    eyes(form, { iris: "#6a7f52", hasLashes: true, slant: 7, shadow: "#c58f86" }) +
    brows(form, { color: hair.base, thick: 11, arch: 13, slant: 1 }) +
    mouth(form, { look: "smile", width: 1.02, lip: "#c22f3c" }),
  hair:
    patch(
      "0,-205! -30,-208 -86,-198 -138,-146 -156,-60 -150,20 -140,54! -130,10 -118,-50 -84,-104 -34,-140 -2,-176!",
      hair.base,
    ) +
    patch(
      "-28,-200! 20,-208 76,-204 132,-160 158,-70 154,10 142,60 128,110! 132,50 130,0 116,-56 84,-106 34,-142 -2,-176!",
      hair.base,
    ) +
    strand("-30,-180 -90,-140 -130,-70 -140,0", hair.light, 8) +
    strand("30,-180 94,-136 134,-66 142,20", hair.light, 8) +
    strand("56,-150 106,-96 128,-30", hair.shade, 6),
  clothes:
    top("agent-blouse", blouse, { open: 88, depth: 700, isV: true }) +
    jacket("agent-jacket", cloth, { depth: 850, shoulder: 272, open: 108 }),
  front:
    circle(550, 466, 12, "#f2c14e") +
    circle(550, 490, 9, "#fff6e2") +
    circle(400, 684, 11, "#f2c14e") +
    strand("338,610 366,660 400,684 434,660 462,610", "#f2c14e", 4),
});
