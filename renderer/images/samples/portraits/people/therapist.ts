import { path } from "../../../banners/svg.ts";
import { patch, strand } from "../draw.ts";
import { brows, eyes } from "../eyes.ts";
import { blush, nose } from "../face.ts";
import { drawFigure } from "../figure.ts";
import { mouth } from "../mouth.ts";
import { HAIRS, SKINS } from "../tones.ts";
import { buttons, collar, top } from "../wear.ts";

/** Ben Adler: a short crop and a strong jaw, a polo shirt, a towel over the shoulder. */
const form = { id: "therapist", skin: SKINS.sand, turn: 12, jaw: 1.1, chin: 1.12, temple: 0.97 };
const hair = HAIRS.brown;
const polo = { base: "#f4f6fa", shade: "#cfd6e2" };
const towel = { base: "#3aa6a0", shade: "#2a8580" };

export const therapist = drawFigure({
  ...form,
  ground: "#c8dd6b",
  backdrop: path("M-40 620A460 460 0 0 1 860 620M-40 740A460 460 0 0 1 860 740M-40 500A460 460 0 0 1 860 500", {
    stroke: "#d8e98d",
    strokeWidth: 36,
  }),
  tilt: -4,
  y: 344,
  neck: 90,
  face:
    patch("-150,-200! 150,-200! 150,-60! 120,-100 70,-118 0,-112 -70,-116 -116,-96 -150,-40!", form.skin.shade) +
    blush(form, { opacity: 0.36 }) +
    patch(
      "-150,20! -130,30 -116,84 -80,108 -20,100 20,92 60,98 92,104 118,70 130,26 150,20! 170,120 90,215 -90,215 -170,120",
      hair.base,
      0.13,
    ) +
    nose(form, { width: 1.12, isStrong: true }) +
    eyes(form, { iris: "#3e6b57" }) +
    brows(form, { color: hair.base, thick: 16, arch: 5 }) +
    mouth(form, { look: "grin", width: 1.16 }),
  hair:
    patch(
      "-140,-10! -148,-70 -140,-130 -116,-176 -70,-204! -30,-200 10,-222! 50,-206 96,-206! 124,-176 146,-136 150,-70 142,-10! 134,-10! 130,-64 116,-104! 70,-122 30,-114! 0,-122 -40,-112! -80,-120 -114,-100! -126,-60 -132,-10!",
      hair.base,
    ) +
    patch("96,-206! 124,-176 146,-136 150,-70 142,-10! 134,-10! 130,-64 116,-104! 126,-150", hair.shade) +
    patch("-140,-10! -148,-70 -144,-100 -126,-84 -132,-10!", hair.shade) +
    strand("-90,-134 -78,-164 -50,-184", hair.light, 8) +
    strand("-40,-134 -26,-166 4,-186", hair.light, 8) +
    strand("14,-136 26,-164 56,-184", hair.light, 8) +
    strand("66,-142 80,-162 98,-172", hair.light, 7),
  clothes:
    top("therapist-polo", polo, { shoulder: 306, open: 98, y: 684 }) +
    patch("372,690! 428,690! 424,820! 376,820!", polo.shade) +
    buttons("#ffffff", 720, 772) +
    collar({ base: "#2f4a7a", shade: "#223861" }, { y: 584, gap: 4, wing: 12 }),
  front:
    patch("530,590 590,606 650,640 668,700 660,820 520,820 528,720 516,650", towel.base) +
    patch("620,626 650,640 668,700 660,820 620,820 632,720", towel.shade) +
    strand("524,770! 662,770!", "#ffffff", 12) +
    strand("524,794! 662,794!", "#ffffff", 5),
});
