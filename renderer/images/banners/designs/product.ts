import type { PRODUCT } from "#shared/catalog/banners/product.ts";
import { mix } from "#shared/lib/color.ts";
import { stroke } from "../column.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, FIRA, FIRA_BOLD, LABEL, SANS, SERIF } from "../faces.ts";
import { confetti, flakes, sparkle } from "../patterns.ts";
import { at, circle, clip, ellipse, line, path, polygon, rect, type Svg, times } from "../svg.ts";

export const productDrawings: Drawings<typeof PRODUCT> = {
  "product-box": ({ pen, texts, colors: { ground, accent, box } }) => {
    const [dark, darker] = [mix(box, "#000000", 0.18), mix(box, "#000000", 0.4)];
    return [
      rect(0, 0, 600, 150, ground),
      polygon(
        [
          [440, 92],
          [376, -10],
          [584, -10],
          [520, 92],
        ],
        { fill: accent, opacity: 0.3 },
      ),
      polygon(
        [
          [456, 92],
          [424, -10],
          [536, -10],
          [504, 92],
        ],
        { fill: accent, opacity: 0.4 },
      ),
      confetti(17, 24, [404, 6, 152, 62], [accent, "#ffffff", mix(ground, "#ffffff", 0.6), "#ff6b8b"], 4),
      sparkle(480, 40, 17, "#ffffff") + sparkle(446, 62, 8, "#ffffff") + sparkle(520, 66, 7, "#ffffff"),
      polygon(
        [
          [430, 88],
          [480, 78],
          [530, 88],
          [480, 100],
        ],
        darker,
      ),
      polygon(
        [
          [430, 88],
          [480, 100],
          [480, 144],
          [430, 130],
        ],
        box,
      ),
      polygon(
        [
          [530, 88],
          [480, 100],
          [480, 144],
          [530, 130],
        ],
        dark,
      ),
      polygon(
        [
          [430, 88],
          [480, 100],
          [462, 118],
          [408, 102],
        ],
        mix(box, "#ffffff", 0.22),
      ),
      polygon(
        [
          [530, 88],
          [480, 100],
          [498, 118],
          [552, 102],
        ],
        mix(box, "#ffffff", 0.1),
      ),
      polygon(
        [
          [430, 88],
          [480, 78],
          [462, 64],
          [408, 76],
        ],
        dark,
      ),
      polygon(
        [
          [530, 88],
          [480, 78],
          [498, 64],
          [552, 76],
        ],
        mix(box, "#000000", 0.28),
      ),
      polygon(
        [
          [500, 122],
          [520, 117],
          [520, 127],
          [500, 132],
        ],
        mix(dark, "#ffffff", 0.5),
      ),
      pen.column(
        [34, 16, 340, 118],
        [
          pen.words(texts.label, { ...LABEL, size: 11.5, on: ground, fill: accent }),
          pen.words(texts.headline, {
            ...BLACK,
            size: 26,
            floor: 18,
            maxLines: 2,
            on: ground,
            fill: "#ffffff",
            gap: 12,
          }),
          pen.words(texts.detail, { ...SANS, size: 14, floor: 11.5, on: ground, fill: "#ffffff", gap: 12 }),
          pen.button(texts.button, { ...BOLD, size: 12.5, ground: accent, gap: 15 }),
        ],
      ),
    ];
  },

  "product-app": ({ pen, texts, colors: { ground, accent } }) => {
    const ink = mix(accent, "#0b1518", 0.78);
    const screen: Svg =
      rect(-30, -62, 60, 124, ink, 11) +
      clip(
        "screen",
        rect(-26, -57, 52, 114, ink, 7),
        rect(-26, -57, 52, 114, "#ffffff") +
          rect(-26, -57, 52, 40, accent) +
          circle(0, -34, 10, mix(accent, "#ffffff", 0.8)) +
          path("M-5-34l4 4 7-8", { stroke: accent, strokeWidth: 2.6 }) +
          times(
            3,
            (i) =>
              rect(-21, -11 + i * 17, 42, 13, mix(accent, "#ffffff", 0.84), 4) +
              circle(-14, -4.5 + i * 17, 3.5, [accent, "#ffb547", "#f2617a"][i] as string) +
              rect(-7, -6.5 + i * 17, 22 - i * 5, 4, mix(accent, "#ffffff", 0.45), 2),
          ) +
          rect(-21, 41, 42, 11, accent, 5.5),
      ) +
      rect(-8, -60, 16, 4, ink, 2);
    return [
      rect(0, 0, 480, 120, ground),
      path("M300 0C340 40 280 80 330 120H480V0Z", accent),
      path("M276 0C316 40 256 80 306 120H330C280 80 340 40 300 0Z", mix(ground, accent, 0.35)),
      circle(448, 20, 26, mix(accent, "#ffffff", 0.13)) + circle(342, 104, 16, mix(accent, "#ffffff", 0.13)),
      at(418, 82, screen, { turn: 12, scale: 0.86 }),
      at(366, 66, screen, { turn: -9 }),
      pen.column(
        [30, 12, 224, 96],
        [
          pen.words(texts.headline, { ...FIRA_BOLD, size: 27, floor: 18, maxLines: 2, on: ground, fill: ink }),
          pen.words(texts.detail, { ...FIRA, size: 14, floor: 11.5, maxLines: 2, on: ground, fill: ink, gap: 12 }),
          pen.button(texts.button, { ...BOLD, size: 12.5, ground: ink, radius: 7, gap: 14 }),
        ],
      ),
    ];
  },

  "product-rocket": ({ pen, texts, colors: { ground, accent, second } }) => {
    const wing = mix(accent, "#000000", 0.18);
    return [
      rect(0, 0, 480, 120, ground),
      circle(424, 140, 74, mix(ground, "#ffffff", 0.12)) +
        circle(404, 112, 11, mix(ground, "#ffffff", 0.2)) +
        circle(452, 96, 7, mix(ground, "#ffffff", 0.2)) +
        circle(440, 122, 13, mix(ground, "#ffffff", 0.2)),
      circle(282, 24, 13, mix(ground, accent, 0.55)) +
        ellipse(282, 24, 24, 5, { stroke: mix(ground, second, 0.6), strokeWidth: 2 }) +
        path("M269 22A13 13 0 0 1 295 22Z", mix(ground, accent, 0.55)),
      flakes(12, 34, [262, 4, 214, 92], 1.5, { fill: "#ffffff", opacity: 0.8 }) +
        sparkle(448, 26, 7, second) +
        sparkle(312, 74, 5, second),
      at(
        372,
        52,
        path("M-12 34C-16 66-6 84 0 104C6 84 16 66 12 34Z", mix(accent, "#ffe27a", 0.2)) +
          path("M-7 34C-9 56-3 66 0 80C3 66 9 56 7 34Z", "#ffe27a") +
          path("M-17 6L-33 34L-15 30ZM17 6L33 34L15 30Z", wing) +
          path("M0-52C20-34 24 0 14 34H-14C-24 0-20-34 0-52Z", second) +
          path("M0-52C8-45 13-36 16-26H-16C-13-36-8-45 0-52Z", accent) +
          path("M0-52C20-34 24 0 14 34H5C14 0 12-34 0-52Z", { fill: "#000000", opacity: 0.1 }) +
          circle(0, -8, 9.5, mix(ground, second, 0.15)) +
          circle(0, -8, 6.5, mix(ground, "#7fd4ff", 0.75)) +
          rect(-12, 33, 24, 6, mix(second, ground, 0.45), 2),
        { turn: 38 },
      ),
      pen.column(
        [30, 14, 236, 92],
        [
          pen.words(texts.headline, { ...BLACK, size: 27, floor: 18, maxLines: 2, on: ground, fill: second }),
          pen.words(texts.detail, {
            ...SANS,
            size: 13.5,
            floor: 11.5,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: mix(ground, second, 0.8),
            gap: 14,
          }),
        ],
      ),
    ];
  },

  "product-plinths": ({ pen, texts, colors: { ground, accent } }) => {
    const wall = mix(ground, "#ffffff", 0.25);
    const side = mix(ground, "#000000", 0.12);
    const drum = (x: number, top: number, half: number, fill: string): Svg =>
      path(`M${x - half} ${top}V134A${half} ${half * 0.24} 0 0 0 ${x + half} 134V${top}Z`, fill) +
      path(`M${x + half * 0.3} ${top}V141Q${x + half} 140 ${x + half} 134V${top}Z`, mix(fill, "#000000", 0.08)) +
      ellipse(x, top, half, half * 0.24, mix(fill, "#ffffff", 0.4));
    const ink = mix(accent, "#1c120d", 0.75);
    return [
      rect(0, 0, 600, 150, wall),
      rect(0, 120, 600, 30, side),
      path("M338 120V78A66 66 0 0 1 470 78V120Z", mix(ground, accent, 0.25)),
      circle(534, 44, 22, mix(ground, accent, 0.4)),
      drum(372, 108, 34, mix(ground, "#ffffff", 0.55)) +
        drum(530, 100, 36, mix(ground, accent, 0.3)) +
        drum(452, 86, 40, mix(ground, "#ffffff", 0.7)),
      path(
        "M360 107C346 96 348 80 362 76C366 74 366 66 363 62H381C378 66 378 74 382 76C396 80 398 96 384 107Z",
        accent,
      ) +
        path(
          "M378 62C386 66 378 74 382 76C396 80 398 96 384 107H376C390 94 386 80 374 76C372 72 374 66 373 62Z",
          mix(accent, "#000000", 0.2),
        ) +
        ellipse(372, 62, 9, 2.6, mix(accent, "#000000", 0.4)),
      circle(452, 61, 24, mix(accent, "#000000", 0.3)) +
        path("M452 37A24 24 0 0 1 452 85A34 34 0 0 0 452 37Z", mix(accent, "#000000", 0.5)),
      polygon(
        [
          [510, 97],
          [530, 48],
          [550, 97],
        ],
        mix(accent, "#f5d9b0", 0.55),
      ) +
        polygon(
          [
            [530, 48],
            [550, 97],
            [534, 100],
          ],
          mix(accent, "#d8a868", 0.6),
        ),
      line(
        [
          [372, 60],
          [366, 36],
        ],
        ink,
        1.6,
      ) +
        line(
          [
            [372, 60],
            [380, 30],
          ],
          ink,
          1.6,
        ) +
        at(366, 36, path("M0 0Q-10-8-6-20Q4-12 0 0Z", mix(accent, "#5d6b45", 0.9))) +
        at(380, 30, path("M0 0Q-6-12 2-22Q10-10 0 0Z", mix(accent, "#5d6b45", 0.9))),
      pen.column(
        [38, 18, 280, 112],
        [
          pen.words(texts.headline, { ...SERIF, size: 31, floor: 21, maxLines: 2, on: wall, fill: ink }),
          stroke(40, 1.5, accent, 15),
          pen.words(texts.detail, { ...SERIF, isItalic: true, size: 17, floor: 13, on: wall, fill: ink, gap: 15 }),
          pen.button(texts.button, { ...LABEL, size: 10.5, ground: wall, outline: ink, radius: 0, padY: 8, gap: 17 }),
        ],
      ),
    ];
  },
};
