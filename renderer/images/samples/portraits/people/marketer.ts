import { circle, path } from "../../../banners/svg.ts";
import { patch, spread, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, top } from "../wear.ts";

/** Julia Santos: a cloud of curls, hoops, a pink jacket, loud rays from behind. */
const form = { id: "marketer", skin: SKINS.tan, turn: 9, jaw: 0.93, chin: 0.86 };
const hair = HAIRS.chestnut;
const shirt = { base: "#ffffff", shade: "#e3dde6" };
const cloth = { base: "#e14d82", shade: "#bb3568", lapel: "#ee6d9a" };
const curls: readonly [number, number, number][] = [
  [-150, 130, 62],
  [-178, 60, 66],
  [-180, -20, 68],
  [-160, -96, 68],
  [-110, -156, 66],
  [-44, -190, 62],
  [30, -196, 62],
  [100, -168, 64],
  [152, -112, 66],
  [178, -40, 68],
  [182, 40, 66],
  [168, 116, 62],
  [130, 176, 50],
  [-118, 184, 50],
];
const rays = Array.from({ length: 8 }, (_, i) => {
  const at = (turn: number) => `${Math.round(400 + Math.cos(turn) * 700)} ${Math.round(420 + Math.sin(turn) * 700)}`;
  return `M400 420L${at((i * Math.PI) / 4)}L${at((i * Math.PI) / 4 + 0.39)}Z`;
}).join("");

export const marketer = drawFigure({
  ...form,
  ground: "#7fd6b6",
  backdrop: path(rays, "#98e0c5"),
  tilt: -5,
  y: 366,
  scale: 1.02,
  neck: 58,
  ear: null,
  hairBehind:
    curls.map(([x, y, r]) => circle(x, y, r, hair.shade)).join("") +
    patch("-170,-100 0,-200 170,-100 180,120 -180,120", hair.shade),
  face:
    patch("-150,-200! 150,-200! 150,60! 132,-10 110,-70 40,-110 -30,-110 -90,-80 -120,-10 -150,60!", form.skin.shade) +
    blush(form, { opacity: 0.42 }) +
    nose(form, { width: 1.1 }) +
    eyes(form, { iris: "#4a2b17", hasLashes: true, slant: 6, shadow: "#8f5233" }) +
    brows(form, { color: HAIRS.espresso.base, thick: 13, arch: 12 }) +
    mouth(form, { look: "smile", width: 1.16, lip: "#c43a4b" }),
  hair:
    curls
      .slice(0, 12)
      .map(([x, y, r]) => circle(Math.round(x * 0.96) - 4, Math.round(y * 0.96) - 6, r - 14, hair.base))
      .join("") +
    patch(
      "-140,40! -170,-60 -120,-160 0,-206 120,-160 168,-60 142,40! 132,0 116,-50! 96,-60 82,-92! 52,-88 28,-114! -6,-92 -40,-104! -66,-72 -100,-66! -112,-30 -128,0",
      hair.base,
    ) +
    spread(
      "-150,-70 -110,-130 -50,-160 20,-168 84,-144 136,-90 -170,10 -166,80 160,-20 164,60 -70,-110 50,-126",
      (x, y) =>
        strand(
          `${x - 20},${y + 14} ${x - 12},${y - 10} ${x + 10},${y - 12} ${x + 18},${y + 8} ${x + 4},${y + 14}`,
          hair.light,
          6,
        ),
    ),
  clothes:
    top("marketer-shirt", shirt, { open: 90, depth: 690 }) +
    jacket("marketer-jacket", cloth, { depth: 860, shoulder: 278, open: 108 }),
  front:
    path("M256 486a34 34 0 1 0 4 0M538 486a34 34 0 1 0 4 0", { stroke: "#f6c445", strokeWidth: 9 }) +
    circle(400, 694, 12, "#f6c445") +
    strand("334,606 360,664 400,694 440,664 466,606", "#f6c445", 5),
});
