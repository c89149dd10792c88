import { at, rect, times } from "../../../banners/svg.ts";
import { both, patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose, years } from "../face.ts";
import { drawFigure, garment, torso } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";

/** Jonas Krug: round and rosy, a ginger moustache under a baker's cap, flour on the cheek. */
const form = { id: "baker", skin: SKINS.rosy, turn: 0, cheek: 1.08, jaw: 1.2, chin: 1.25, length: 0.98 };
const hair = HAIRS.ginger;
const cap = { base: "#fffdf8", shade: "#dfe4ea" };

const wheat = (x: number, y: number, turn: number) => {
  const grains = times(5, (i) =>
    both(patch(`6,${-i * 52}! 40,${-i * 52 - 26} 34,${-i * 52 - 78}! 4,${-i * 52 - 48}`, "#a3d3ea"), 0),
  );
  const tip = patch("0,-256! 16,-290 0,-336! -16,-290", "#a3d3ea");
  return at(x, y, strand("0,200 4,60 0,-120", "#a3d3ea", 8) + grains + tip, { turn });
};

export const baker = drawFigure({
  ...form,
  ground: "#7fbfdd",
  backdrop: wheat(112, 640, -8) + wheat(34, 600, -24) + wheat(688, 640, 8) + wheat(766, 600, 24),
  tilt: -4,
  y: 392,
  scale: 1.04,
  neck: 92,
  ear: { size: 1.05 },
  face:
    patch("-150,-130! 150,-130! 146,-70! 60,-84 -60,-84 -146,-70!", form.skin.shade) +
    blush(form, { opacity: 0.55, size: 1.25, y: 64 }) +
    years(form, { opacity: 0.3 }) +
    nose(form, { width: 1.4 }) +
    eyes(form, { look: "laughing", y: 10 }) +
    brows(form, { color: hair.base, thick: 17, y: -38 }) +
    mouth(form, { look: "smile", y: 112, width: 0.86 }),
  hair:
    patch("-146,-110! -120,-110! -126,-50 -136,-10! -150,-10!", hair.base) +
    patch("146,-110! 120,-110! 126,-50 136,-10! 150,-10!", hair.shade) +
    both(patch("2,88! -22,78 -52,84 -78,102 -106,98! -96,120 -66,128 -30,120 2,108!", hair.base), 0) +
    strand("8,106 34,118 64,122 88,114", hair.shade, 7) +
    strand("-8,106 -34,118 -64,122 -88,114", hair.shade, 7) +
    strand("-72,110 -46,102 -20,96", hair.light, 6) +
    patch("-116,34 -100,24 -84,36 -92,44 -78,54 -98,58 -112,50", "#ffffff", 0.92) +
    strand("-76,26 -74,28", "#ffffff", 8, 0.92) +
    patch(
      "-96,-196 -164,-210 -182,-262 -140,-306 -92,-304 -60,-344 10,-352 56,-322 108,-332 160,-300 172,-244 140,-206 100,-190",
      cap.base,
    ) +
    patch("84,-329 108,-332 160,-300 172,-244 140,-206 100,-190 76,-196 116,-220 136,-262 120,-306", cap.shade) +
    strand("-84,-200 -104,-250", cap.shade, 8) +
    strand("-20,-200 -24,-262", cap.shade, 8) +
    strand("46,-200 56,-246", cap.shade, 8) +
    patch("-142,-104! -134,-196! -60,-206 60,-206 134,-196! 142,-104! 70,-118 -70,-118", cap.base) +
    patch("100,-200! 134,-196! 142,-104! 108,-112!", cap.shade) +
    strand("-124,-180 -60,-190 60,-190 124,-180", cap.shade, 5),
  clothes:
    garment(
      "baker-shirt",
      torso({ shoulder: 300, open: 104, y: 694 }),
      { base: "#f7f3ea", shade: "#ded8cb" },
      Array.from({ length: 17 }, (_, i) => rect(40 + i * 44, 560, 16, 260, { fill: "#3f6d9c", opacity: 0.85 })).join(
        "",
      ),
    ) +
    patch(
      "262,830! 276,720! 306,690! 288,604! 322,592! 344,690! 456,690! 478,592! 512,604! 494,690! 524,720! 538,830!",
      "#fffdf8",
    ) +
    patch("492,604! 512,604! 494,690! 524,720! 538,830! 508,830! 496,730! 470,700! 474,690!", "#dfe4ea") +
    strand("344,692! 456,692!", "#dfe4ea", 7) +
    strand("360,764! 440,764!", "#dfe4ea", 6),
});
