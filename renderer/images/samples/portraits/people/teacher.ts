import { circle, path, rect } from "../../../banners/svg.ts";
import { both, patch, strand } from "../draw.ts";
import { brows, eyes, glasses } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { buttons, jacket, top } from "../wear.ts";

/** Laura Whitfield: braids wound up high, gold glasses, a red cardigan; chalk on the board. */
const form = { id: "teacher", skin: SKINS.brown, turn: -8, jaw: 1, chin: 0.92, cheek: 1.05 };
const hair = HAIRS.espresso;
const blouse = { base: "#fff4dd", shade: "#e5d3b0" };
const cloth = { base: "#d65745", shade: "#b14234", lapel: "#e06b57" };
const chalk = { stroke: "#8fb8a4", strokeWidth: 8 };
const braid = (points: string) => strand(points, hair.base, 26) + strand(points, hair.light, 5);

export const teacher = drawFigure({
  ...form,
  ground: "#2f6652",
  backdrop:
    rect(-10, 640, 820, 200, "#3a7560") +
    rect(-10, 628, 820, 26, "#b5814d") +
    circle(150, 190, 54, chalk) +
    path(
      "M150 190L196 162M78 420L140 316L202 420ZM600 150H720M600 186H690M600 222H710M668 330L686 378L736 380L696 410L710 458L668 430L626 458L640 410L600 380L650 378Z",
      chalk,
    ),
  tilt: 3,
  y: 384,
  scale: 1.04,
  neck: 62,
  ear: { y: 26 },
  hairBehind:
    circle(0, -226, 92, hair.shade) +
    strand("-70,-210 -76,-260 -40,-296 10,-304 60,-284 76,-240", hair.base, 30) +
    strand("-50,-196 -46,-246 -10,-268 30,-256 44,-220", hair.base, 30) +
    strand("-20,-190 -8,-230 16,-222", hair.base, 26) +
    strand("-72,-222 -66,-264 -30,-294 14,-300 58,-278", hair.light, 5) +
    strand("-46,-206 -40,-246 -6,-262 28,-248", hair.light, 5),
  face:
    patch("-150,-200! 150,-200! 150,-20! 124,-80 80,-120 0,-132 -80,-120 -120,-80 -150,-20!", form.skin.shade) +
    blush(form, { opacity: 0.45, size: 1.1 }) +
    nose(form, { width: 1.25 }) +
    eyes(form, { iris: "#33190f", hasLashes: true, slant: 3 }) +
    brows(form, { color: hair.shade, thick: 12, arch: 10, y: -46 }) +
    mouth(form, { look: "smile", width: 1.08, lip: "#9c3b3a" }),
  hair:
    patch(
      "-144,10! -154,-80 -130,-156 -70,-196 0,-208 70,-196 132,-156 156,-80 144,10! 132,-50 108,-100 70,-130 0,-142 -70,-130 -106,-100 -128,-50",
      hair.shade,
    ) +
    braid("-126,-56 -120,-120 -64,-184") +
    braid("-92,-106 -70,-150 -34,-194") +
    braid("-50,-128 -34,-164 -12,-196") +
    braid("0,-132 2,-170 4,-198") +
    braid("52,-128 40,-164 20,-196") +
    braid("96,-104 78,-150 40,-194") +
    braid("128,-54 124,-118 68,-184") +
    strand("-64,-196 0,-208 66,-196", "#f2b632", 16) +
    glasses(form, { color: "#f0b93c", form: "round", y: 8, size: 1, thick: 7 }),
  clothes:
    top("teacher-blouse", blouse, { open: 88, depth: 660 }) +
    strand("400,690! 400,810!", blouse.shade, 6) +
    buttons("#d9b98a", 720, 768) +
    jacket("teacher-cardigan", cloth, { depth: 960, shoulder: 288, open: 112 }) +
    both(
      patch("318,580! 334,628 398,662! 384,716 330,706 292,656 296,606!", blouse.base) +
        strand("398,662! 384,716 330,706 292,656", blouse.shade, 5),
    ),
});
