import type { REVIEW } from "#shared/catalog/banners/review.ts";
import { mix } from "#shared/lib/color.ts";
import { stroke } from "../column.ts";
import type { Drawings } from "../design.ts";
import { BOLD, BOOK_BOLD, FIRA, FIRA_BOLD, HAND, ITALIC, LABEL, SANS } from "../faces.ts";
import { sparkle, star } from "../patterns.ts";
import { at, circle, line, onCircle, path, polygon, rect, times } from "../svg.ts";

export const reviewDrawings: Drawings<typeof REVIEW> = {
  "review-stars": ({ pen, texts, colors: { ground, accent } }) => [
    rect(0, 0, 480, 120, ground),
    circle(240, 150, 190, mix(ground, "#ffffff", 0.04)) + circle(240, 150, 130, mix(ground, "#ffffff", 0.05)),
    times(5, (i) => {
      const [x, y] = [240 + (i - 2) * 50, 38 - ([0, 5, 8, 5, 0][i] as number)];
      const size = [15, 18, 22, 18, 15][i] as number;
      return (
        star(x, y + 2.5, 5, size, size * 0.46, mix(ground, "#000000", 0.45)) +
        star(x, y, 5, size, size * 0.46, { fill: accent, stroke: accent, strokeWidth: 3 })
      );
    }),
    sparkle(92, 40, 7, mix(ground, accent, 0.6)) +
      sparkle(388, 26, 9, mix(ground, accent, 0.6)) +
      sparkle(410, 52, 5, mix(ground, accent, 0.5)) +
      sparkle(70, 22, 5, mix(ground, accent, 0.5)),
    pen.column(
      [40, 62, 400, 48],
      [
        pen.words(texts.headline, { ...BOOK_BOLD, size: 25, floor: 16, on: ground, fill: "#ffffff" }),
        pen.words(texts.detail, {
          ...SANS,
          size: 13,
          floor: 10.5,
          on: ground,
          fill: mix(ground, "#ffffff", 0.8),
          gap: 12,
        }),
      ],
      "center",
    ),
  ],

  "review-quote": ({ pen, texts, colors: { ground, accent } }) => {
    const mark = "M0 46V18C0 4 10-6 26-10V0C18 3 13 9 13 16H26V46ZM36 46V18C36 4 46-6 62-10V0C54 3 49 9 49 16H62V46Z";
    const ink = mix(accent, "#1a120c", 0.8);
    return [
      rect(0, 0, 600, 150, ground),
      rect(0, 0, 600, 5, accent) + rect(0, 145, 600, 5, accent),
      at(34, 42, path(mark, accent), { scale: 1.25 }),
      at(566, 118, path(mark, mix(ground, accent, 0.18)), { scale: 1, turn: 180 }),
      pen.column(
        [138, 20, 372, 110],
        [
          pen.words(texts.quote, { ...ITALIC, size: 24, floor: 15, lines: 2, maxLines: 4, on: ground, fill: ink }),
          stroke(34, 2, accent, 20),
          pen.words(texts.author, { ...LABEL, size: 11.5, spacing: 0.08, on: ground, fill: accent, gap: 12 }),
        ],
      ),
    ];
  },

  "review-dial": ({ pen, texts, colors: { ground, accent } }) => {
    const band = (from: number, to: number) => {
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
        onCircle(374, 90, 74, from),
        onCircle(374, 90, 74, to),
        onCircle(374, 90, 48, to),
        onCircle(374, 90, 48, from),
      ];
      return `M${ax} ${ay}A74 74 0 0 1 ${bx} ${by}L${cx} ${cy}A48 48 0 0 0 ${dx} ${dy}Z`;
    };
    const shades = ["#e5484d", "#f2883a", "#f5c63b", "#a4cf4b", "#2fa866"];
    const [nx, ny] = onCircle(374, 90, 58, 0.185);
    return [
      rect(0, 0, 480, 120, ground),
      circle(374, 90, 96, mix(ground, accent, 0.07)),
      ...shades.map((fill, i) => path(band(-0.25 + i * 0.1 + 0.004, -0.25 + (i + 1) * 0.1 - 0.004), fill)),
      polygon(
        [
          [370, 84],
          [nx, ny],
          [379, 95],
        ],
        accent,
      ) +
        circle(374, 90, 9, accent) +
        circle(374, 90, 3.5, ground),
      pen.say(
        texts.number,
        [314, 102, 120, 14],
        { ...BOLD, size: 13, on: mix(ground, accent, 0.07), fill: accent },
        "center",
      ),
      pen.column(
        [30, 14, 240, 92],
        [
          pen.words(texts.headline, { ...FIRA_BOLD, size: 28, floor: 19, maxLines: 2, on: ground, fill: accent }),
          pen.words(texts.detail, { ...FIRA, size: 14, floor: 11.5, on: ground, fill: accent, gap: 12 }),
          pen.button(texts.button, { ...BOLD, size: 12, ground: accent, padX: 14, gap: 14 }),
        ],
      ),
    ];
  },

  "review-note": ({ pen, texts, colors: { ground, accent } }) => {
    const ink = mix(ground, "#000000", 0.7);
    return [
      rect(0, 0, 400, 100, ground),
      times(9, (i) =>
        line(
          [
            [i * 50, 0],
            [i * 50, 100],
          ],
          mix(ground, "#ffffff", 0.06),
          1.5,
        ),
      ) +
        times(2, (i) =>
          line(
            [
              [0, 25 + i * 50],
              [400, 25 + i * 50],
            ],
            mix(ground, "#ffffff", 0.06),
            1.5,
          ),
        ),
      at(
        76,
        52,
        polygon(
          [
            [-50, -34],
            [54, -36],
            [56, 42],
            [-46, 44],
          ],
          mix(ground, "#000000", 0.3),
        ) +
          path("M-52-38H52V24L38 38H-52Z", accent) +
          path("M52 24L38 38V24Z", mix(accent, "#000000", 0.22)) +
          rect(-22, -46, 44, 15, { fill: "#ffffff", opacity: 0.72 }) +
          pen.say(
            texts.note,
            [-46, -27, 92, 54],
            { ...HAND, size: 34, floor: 16, lines: 2, maxLines: 2, on: accent, fill: ink, leading: 0.85 },
            "center",
          ),
        { turn: -5 },
      ),
      pen.column(
        [154, 12, 230, 44],
        [
          pen.words(texts.headline, { ...FIRA_BOLD, size: 23, floor: 15, on: ground, fill: "#ffffff" }),
          pen.words(texts.detail, { ...FIRA, size: 13.5, floor: 10.5, on: ground, fill: "#ffffff", gap: 12 }),
        ],
        "left",
        "bottom",
      ),
      times(5, (i) => star(163 + i * 24, 78, 5, 9, 4, { fill: accent, stroke: accent, strokeWidth: 1.8 })),
    ];
  },
};
