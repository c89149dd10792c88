import { at, ellipse, path, rect } from "../../../banners/svg.ts";
import { curve } from "../curve.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { SKINS } from "../tones.ts";
import { top } from "../wear.ts";

/** Noor Haddad: an ochre scarf, a denim smock with yesterday's paint on it, brushes in its pocket. */
const form = { id: "artist", skin: SKINS.sand, turn: 9, jaw: 0.94, chin: 0.86 };
const scarf = { base: "#e2a33b", shade: "#bf8226", light: "#f0bd62" };
const denim = { base: "#3f6390", shade: "#2f4d74" };

/** Of the scarf: drawn the other way round, which makes it a hole. */
const OPENING = "M0 -134C-70 -134 -128 -80 -128 6C-128 100 -70 184 8 186C80 184 128 100 128 6C128 -80 70 -134 0 -134Z";

export const artist = drawFigure({
  ...form,
  ground: "#f6c3cb",
  backdrop:
    patch("80,180 170,90 290,120 300,230 190,280 100,270", "#f2a2b0") +
    patch("560,110 680,80 740,190 690,300 590,260 610,190", "#fff0e6") +
    patch("640,470 730,420 790,500 730,590 650,560", "#8cc7c4"),
  tilt: 4,
  y: 352,
  ear: null,
  hairBehind: patch(
    "0,-214 96,-194 156,-120 170,-20 172,80 150,190 90,250 -90,250 -146,190 -170,80 -170,-20 -152,-120 -92,-194",
    scarf.shade,
  ),
  face:
    patch("-150,-200! 150,-200! 150,-60! 116,-66 70,-104 0,-118 -70,-104 -116,-50 -150,20!", form.skin.shade) +
    blush(form) +
    nose(form, { isStrong: true }) +
    eyes(form, { iris: "#5b3a1e", hasLashes: true, slant: 6, shadow: "#a9683f" }) +
    brows(form, { color: "#2e1d18", thick: 13, arch: 13 }) +
    mouth(form, { look: "lips", lip: "#b8474a" }),
  hair:
    path(
      `${curve("4,-214 98,-194 158,-122 172,-22 164,80 134,164 84,214 10,232 -70,216 -128,164 -164,80 -172,-22 -154,-122 -94,-194")}${OPENING}`,
      scarf.base,
    ) +
    strand("-70,-140 -112,-96 -134,-24 -128,60 -100,130", scarf.shade, 7) +
    strand("104,-120 138,-60 146,20 124,110", scarf.shade, 7) +
    strand("-40,-190 -110,-154 -148,-90", scarf.light, 9),
  clothes:
    top("artist-smock", denim, { shoulder: 276, open: 90 }) +
    patch("268,604 330,560 400,548 470,560 532,604 566,690 520,742 430,724 330,752 262,706", scarf.base) +
    patch("470,560 532,604 566,690 520,742 450,728 500,690 506,620", scarf.shade) +
    strand("290,630 360,690 470,700", scarf.shade, 8) +
    strand("300,600 380,650 480,650", scarf.shade, 8) +
    strand("284,676 330,716 400,718", scarf.light, 8),
  front:
    patch("188,724 214,708 246,716 280,704 286,720 254,738 262,750 226,742 202,746", "#f2789a") +
    patch("214,778 236,762 266,764 272,774 244,784 230,794", "#f4d35e") +
    ellipse(286, 772, 10, 9, "#ffffff") +
    ellipse(184, 772, 9, 8, "#6fc3b8") +
    brush(548, 664, -14, "#e2574c") +
    brush(588, 640, 4, "#3f8fc4") +
    brush(628, 676, 20, "#f4d35e") +
    patch("520,752! 660,740! 664,830! 516,830!", denim.shade) +
    strand("520,752! 660,740!", "#5f84b3", 9) +
    patch("566,772 592,758 634,764 640,776 606,782 612,794 580,790", "#6fc3b8"),
});

/** A brush that stands in a pocket, its tip up. */
function brush(x: number, y: number, turn: number, paint: string) {
  const drawn =
    rect(-7, 0, 14, 130, "#c98a52", 6) +
    rect(-9, -26, 18, 34, "#d5d9e0", 3) +
    patch("-10,-24! -15,-52 0,-88! 15,-52 10,-24!", paint);
  return at(x, y, drawn, { turn });
}
