import { at, rect } from "../../../banners/svg.ts";
import { both, patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { jacket, rib, top } from "../wear.ts";

/** Clara Nowak: a long fair bob, a trench coat, a press card; columns of a page behind her. */
const form = { id: "journalist", skin: SKINS.fair, turn: -13, jaw: 0.94, chin: 0.86 };
const hair = HAIRS.blond;
const shirt = { base: "#2f3b4d", shade: "#222c3b" };
const coat = { base: "#d8b48a", shade: "#b8926a", lapel: "#e5c6a0" };
const column = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, i) => rect(x, y + i * 44, width, 18, "#f3b5a5", 9)).join("");

/** Tucked into the hair, its rubber up. */
function pencil() {
  const rubber = rect(-9, -128, 18, 22, "#e0697a", 5) + rect(-9, -112, 18, 12, "#d5d9e0");
  const shaft = rect(-9, -102, 18, 140, "#f2b632", 3) + rect(1, -102, 8, 140, "#d9992a");
  return at(146, -50, shaft + rubber, { turn: 38 });
}

export const journalist = drawFigure({
  ...form,
  ground: "#ea8f7c",
  backdrop:
    rect(40, 90, 190, 130, "#f3b5a5", 10) +
    column(40, 250, [190, 190, 150, 190, 170, 190, 120]) +
    column(600, 110, [160, 160, 130, 160]) +
    rect(600, 290, 170, 140, "#f3b5a5", 10) +
    column(600, 460, [160, 140, 160]),
  tilt: -3,
  x: 398,
  y: 348,
  neck: 56,
  ear: null,
  hairBehind:
    pencil() +
    patch(
      "-160,-70 -140,-160 -60,-212 60,-212 140,-160 164,-60 170,60 184,170 150,262 100,240 -100,240 -160,270 -188,170 -170,60",
      hair.shade,
    ),
  face:
    patch("-150,-200! 150,-200! 150,60! 130,0 104,-60 30,-140! -30,-100 -86,-50 -116,10 -150,70!", form.skin.shade) +
    blush(form, { opacity: 0.42 }) +
    nose(form, { width: 0.92 }) +
    eyes(form, { iris: "#3d7fa6", hasLashes: true, slant: 5, gaze: -0.2 }) +
    brows(form, { color: hair.shade, thick: 12, arch: 10, slant: 1 }) +
    mouth(form, { look: "soft", width: 1.02, wry: -0.5, lip: "#cf5d5a" }),
  hair:
    patch(
      "24,-206! -60,-212 -130,-166 -162,-80 -170,50 -190,150 -176,240 -140,266 -118,200 -128,120 -122,60 -124,10 -96,-44 -44,-100 28,-152!",
      hair.base,
    ) +
    patch(
      "24,-206! 90,-204 140,-162 166,-70 172,50 188,150 176,236 146,262 122,200 134,110 132,50 124,-10 94,-84 28,-152!",
      hair.base,
    ) +
    strand("0,-180 -70,-146 -122,-84 -140,0 -146,90 -158,180", hair.light, 10) +
    strand("-116,-60 -134,30 -142,120", hair.shade, 7) +
    strand("60,-176 116,-124 142,-40 150,60 160,150", hair.shade, 7) +
    strand("52,-150 104,-90 130,-10", hair.light, 7),
  clothes:
    top("journalist-shirt", shirt, { open: 86, depth: 652 }) +
    rib(shirt.shade, { open: 86, depth: 652 }, 18) +
    strand("330,640! 392,770!", "#4ec0b4", 13) +
    strand("470,640! 408,770!", "#4ec0b4", 13) +
    jacket("journalist-coat", coat, { depth: 940, shoulder: 284, open: 116 }) +
    both(
      patch("296,592! 236,626! 210,684! 300,716! 340,660", coat.lapel) +
        strand("210,684! 300,716! 340,660!", coat.shade, 6),
    ) +
    both(strand("176,700! 232,672!", coat.shade, 8)),
  front:
    rect(366, 752, 68, 70, "#ffffff", 8) + rect(380, 768, 40, 12, "#e0697a", 4) + rect(380, 788, 40, 8, "#c8ccd6", 4),
});
