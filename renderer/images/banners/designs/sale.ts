import type { SALE } from "#shared/catalog/banners/sale.ts";
import { mix, readableOn } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, LABEL, POSTER, SANS, SERIF } from "../faces.ts";
import { rays, star } from "../patterns.ts";
import { at, circle, path, polygon, rect } from "../svg.ts";

export const saleDrawings: Drawings<typeof SALE> = {
  "sale-sunburst": ({ pen, texts, colors: { ground, accent } }) => {
    const dark = mix(accent, "#000000", 0.82);
    const ray = mix(ground, "#ffffff", 0.28);
    return [
      rect(0, 0, 600, 150, ground),
      rays(484, 75, 22, 620, ray),
      star(487, 79, 18, 68, 60, mix(ground, "#000000", 0.22)),
      star(484, 75, 18, 68, 60, accent),
      circle(484, 75, 53, { stroke: mix(accent, "#ffffff", 0.55), strokeWidth: 1.5, dash: "1 5" }),
      pen.column(
        [440, 38, 88, 74],
        [
          pen.words(texts.number, { ...BLACK, size: 34, on: accent }),
          pen.words(texts.code, { ...BOLD, size: 12, on: accent, gap: 9 }),
        ],
        "center",
      ),
      pen.column(
        [34, 20, 350, 110],
        [
          pen.words(texts.headline, { ...POSTER, size: 54, floor: 26, maxLines: 2, on: [ground, ray], fill: dark }),
          pen.words(texts.detail, {
            ...SANS,
            size: 14,
            floor: 12,
            maxLines: 2,
            on: [ground, ray],
            fill: dark,
            gap: 13,
          }),
          pen.button(texts.button, { ...BOLD, size: 13, ground: dark, gap: 14 }),
        ],
      ),
    ];
  },

  "sale-half": ({ pen, texts, colors: { ground, accent, number } }) => [
    rect(0, 0, 480, 120, ground),
    polygon(
      [
        [0, 0],
        [232, 0],
        [184, 120],
        [0, 120],
      ],
      accent,
    ),
    polygon(
      [
        [240, 0],
        [248, 0],
        [200, 120],
        [192, 120],
      ],
      number,
    ),
    pen.say(texts.number, [18, 18, 170, 84], { ...POSTER, size: 98, on: accent, fill: number }, "center"),
    pen.column(
      [250, 14, 214, 92],
      [
        pen.words(texts.headline, {
          ...BLACK,
          size: 25,
          floor: 17,
          lines: 2,
          maxLines: 3,
          on: ground,
          fill: mix(accent, "#000000", 0.75),
        }),
        pen.words(texts.detail, {
          ...SANS,
          size: 12.5,
          floor: 11,
          maxLines: 2,
          on: ground,
          fill: mix(accent, "#000000", 0.5),
          gap: 13,
        }),
      ],
    ),
  ],

  "sale-tag": ({ pen, texts, colors: { ground, accent } }) => {
    const shape = "M-52-34H40a8 8 0 0 1 8 8V26a8 8 0 0 1-8 8H-52L-76 10a14 14 0 0 1 0-20Z";
    const string = mix(accent, ground, 0.35);
    const hole = circle(-66, 0, 5, ground);
    return [
      rect(0, 0, 480, 120, ground),
      circle(396, 60, 96, mix(ground, "#ffffff", 0.4)),
      at(404, 66, path(shape, mix(ground, accent, 0.3)) + hole, { turn: 14 }),
      path("M300-4C306 30 318 50 334 62", { stroke: string, strokeWidth: 2 }),
      at(
        400,
        64,
        path(shape, accent) +
          path("M-48-27H38V27H-48", { stroke: mix(accent, readableOn(accent), 0.4), strokeWidth: 1.2, dash: "3 4" }) +
          hole +
          pen.say(
            texts.number,
            [-50, -22, 88, 44],
            { ...BLACK, size: 25, lines: 1, maxLines: 2, floor: 12, on: accent },
            "center",
          ),
        { turn: -7 },
      ),
      pen.column(
        [30, 16, 252, 88],
        [
          pen.words(texts.headline, {
            ...SERIF,
            weight: 700,
            size: 33,
            floor: 22,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: accent,
          }),
          pen.words(texts.detail, {
            ...SANS,
            size: 12.5,
            floor: 11,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.3),
            gap: 14,
          }),
        ],
      ),
    ];
  },

  "sale-tape": ({ pen, texts, colors: { ground, accent } }) => {
    const tape = (words: string, shade: string) =>
      rect(-340, -11, 680, 22, shade) + pen.band(words, 660, { ...LABEL, size: 12, on: shade });
    return [
      rect(0, 0, 600, 120, ground),
      at(300, 11, rect(-340, -8, 680, 16, mix(accent, ground, 0.5)), { turn: -2 }),
      at(300, 109, rect(-340, -8, 680, 16, mix(accent, ground, 0.5)), { turn: -2 }),
      at(300, 12, tape(texts.tape, accent), { turn: 1.1 }),
      at(300, 108, tape(texts.tape, accent), { turn: 1.1 }),
      pen.column(
        [60, 33, 480, 54],
        [
          pen.words(texts.headline, { ...POSTER, size: 38, floor: 20, on: ground, fill: "#ffffff" }),
          pen.words(texts.detail, { ...SANS, size: 13.5, floor: 11, on: ground, gap: 12 }),
        ],
        "center",
      ),
    ];
  },
};
