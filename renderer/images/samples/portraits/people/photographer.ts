import { circle, path, rect } from "../../../banners/svg.ts";
import { both, patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { rib, top } from "../wear.ts";

/** Ivy Larsen: two fair plaits under a felt hat, a camera at her chest. */
const form = { id: "photographer", skin: SKINS.porcelain, turn: -7, jaw: 0.93, chin: 0.85 };
const hair = HAIRS.platinum;
const knit = { base: "#7c4f8a", shade: "#613b6d" };
const felt = { base: "#b5623c", shade: "#914a2a", band: "#3d2a2f" };
const plait = (x: number, lean: number) =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const [cx, cy, half] = [x + i * lean, 110 + i * 42, 32 - i * 2];
      return (
        patch(
          `${cx - half},${cy - 6} ${cx},${cy - 30} ${cx + half},${cy - 6} ${cx + half * 0.6},${cy + 22} ${cx},${cy + 34}! ${cx - half * 0.6},${cy + 22}`,
          hair.base,
        ) +
        strand(`${cx - half + 6},${cy} ${cx},${cy + 26} ${cx + half - 6},${cy}`, hair.shade, 6) +
        strand(`${cx - half * 0.4},${cy - 10} ${cx - 3},${cy + 10}`, hair.light, 5)
      );
    })
    .join("") +
  rect(x + 5 * lean - 15, 308, 30, 18, "#2fa39a", 8) +
  patch(
    `${x + 5 * lean - 14},326! ${x + 5 * lean + 14},326! ${x + 5 * lean + 22},362 ${x + 5 * lean},378 ${x + 5 * lean - 20},360`,
    hair.base,
  );

export const photographer = drawFigure({
  ...form,
  ground: "#86a98f",

  backdrop:
    circle(590, 250, 84, "#f7d98b") +
    patch("-20,560! 110,420! 190,500! 300,360! 470,540! 600,400! 830,600! 830,830! -20,830!", "#a5c3a6") +
    patch("-20,660! 140,560! 300,640! 520,540! 830,680! 830,830! -20,830!", "#7a9f84") +
    path("M120 260V190H190M680 190H610M680 190V260M120 520V590H190M680 520V590H610", {
      stroke: "#ffffff",
      strokeWidth: 10,
    }),
  tilt: 4,
  y: 376,
  scale: 1.02,
  neck: 54,
  ear: null,
  hairBehind: patch("-146,-100 -160,0 -150,90 -110,130 110,130 152,90 160,0 146,-100", hair.shade),
  face:
    patch("-160,-200! 160,-200! 160,-40! 100,-62 0,-70 -100,-62 -160,-40!", form.skin.shade) +
    blush(form, { opacity: 0.5 }) +
    nose(form, { width: 0.86, length: 0.94 }) +
    eyes(form, { iris: "#5f97b8", hasLashes: true, slant: 4 }) +
    brows(form, { color: hair.shade, thick: 10, arch: 8, y: -40 }) +
    mouth(form, { look: "grin", width: 0.92, lip: "#d4605f" }),
  hair:
    patch("-146,-100! -60,-100! -90,-60 -118,-10 -128,60 -124,110 -150,116 -160,20", hair.base) +
    patch("146,-100! 60,-100! 94,-60 122,-10 130,60 126,110 152,116 162,20", hair.base) +
    strand("-90,-90 -130,-20 -142,70", hair.light, 7) +
    strand("100,-86 134,-20 144,70", hair.shade, 6) +
    plait(-146, -4) +
    plait(148, 4) +
    patch("-118,-110! -128,-190 -108,-250 -60,-272 -10,-256 50,-276 104,-252 130,-190 120,-110!", felt.base) +
    patch("50,-276 104,-252 130,-190 120,-110! 70,-110! 90,-180 80,-240", felt.shade) +
    strand("-40,-262 -14,-220 20,-266", felt.shade, 8) +
    patch("-124,-142! -60,-124 0,-120 60,-124 126,-142! 124,-96! 60,-84 0,-80 -60,-84 -122,-96!", felt.band) +
    patch(
      "-240,-92 -180,-118 -122,-104! -60,-92 0,-88 60,-92 122,-104! 184,-118 244,-88 200,-62 100,-56 0,-52 -100,-56 -196,-62",
      felt.base,
    ) +
    strand("-214,-80 -110,-66 0,-62 110,-66 218,-78", felt.shade, 8),
  clothes:
    top("photographer-knit", knit, { shoulder: 266, open: 84, depth: 660 }) +
    rib(knit.shade, { open: 84, depth: 660 }, 24),
  front:
    both(strand("316,606! 286,690! 316,742!", "#2d2a33", 14)) +
    rect(286, 706, 228, 130, "#2d2a33", 20) +
    rect(348, 684, 104, 40, "#2d2a33", 10) +
    rect(300, 720, 200, 24, "#45414e", 8) +
    circle(400, 776, 62, "#17151b") +
    circle(400, 776, 48, "#4a5a78") +
    circle(400, 776, 30, "#232a3a") +
    circle(382, 758, 11, "#b9d3f0") +
    circle(484, 732, 8, "#f2614f"),
});
