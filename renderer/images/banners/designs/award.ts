import type { AWARD } from "#shared/catalog/banners/award.ts";
import { mix } from "#shared/lib/color.ts";
import { stroke } from "../column.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOOK, FIRA_BOLD, ITALIC, LABEL, SANS, SERIF } from "../faces.ts";
import { leaf, star } from "../patterns.ts";
import { at, circle, line, onCircle, path, polygon, rect, type Svg, times } from "../svg.ts";

export const awardDrawings: Drawings<typeof AWARD> = {
  "award-laurel": ({ pen, texts, colors: { ground, accent } }) => {
    // Half a wreath, open at the top: leaves in pairs along an arc from the foot upwards.
    const half: Svg =
      path("M0 50A64 50 0 0 1-46-34", { stroke: mix(accent, ground, 0.25), strokeWidth: 2 }) +
      times(9, (i) => {
        const angle = ((95 + i * 13.5) * Math.PI) / 180;
        const [x, y] = [Math.cos(angle) * 56 - 2, Math.sin(angle) * 50];
        const turn = -98 + i * 14;
        return (
          at(x, y, leaf(19, accent), { turn: turn - 34 }) +
          at(x, y, leaf(17, mix(accent, "#ffffff", 0.25)), { turn: turn + 42 })
        );
      });
    return [
      rect(0, 0, 480, 120, ground),
      rect(0, 0, 480, 3, accent) + rect(0, 117, 480, 3, accent),
      at(112, 54, half, { scale: 0.94 }),
      at(368, 54, `<g transform="scale(-1 1)">${half}</g>`, { scale: 0.94 }),
      star(240, 20, 5, 6, 2.6, accent) + star(220, 22, 5, 4, 1.8, accent) + star(260, 22, 5, 4, 1.8, accent),
      pen.column(
        [112, 32, 256, 74],
        [
          pen.words(texts.label, { ...LABEL, spacing: 0.3, size: 11, on: ground, fill: accent }),
          pen.words(texts.headline, {
            ...SERIF,
            weight: 700,
            size: 30,
            floor: 18,
            maxLines: 2,
            on: ground,
            fill: "#ffffff",
            gap: 12,
          }),
          pen.words(texts.detail, {
            ...ITALIC,
            size: 15,
            floor: 12,
            on: ground,
            fill: mix(accent, "#ffffff", 0.4),
            gap: 13,
          }),
        ],
        "center",
      ),
    ];
  },

  "award-rosette": ({ pen, texts, colors: { ground, accent, second } }) => {
    const dark = mix(accent, "#000000", 0.3);
    return [
      rect(0, 0, 480, 120, ground),
      path("M0 0H150L100 120H0Z", mix(ground, accent, 0.14)),
      polygon(
        [
          [64, 66],
          [46, 118],
          [60, 110],
          [68, 122],
          [84, 74],
        ],
        dark,
      ) +
        polygon(
          [
            [108, 66],
            [126, 118],
            [112, 110],
            [104, 122],
            [88, 74],
          ],
          accent,
        ),
      star(86, 52, 20, 48, 42, dark) + star(86, 50, 20, 46, 40, accent),
      times(20, (i) =>
        line([onCircle(86, 50, 31, i / 20), onCircle(86, 50, 40, i / 20)], mix(accent, "#ffffff", 0.35), 1.4),
      ),
      circle(86, 50, 30, mix(second, "#000000", 0.25)) +
        circle(86, 50, 28, second) +
        circle(86, 50, 24, { stroke: mix(second, "#ffffff", 0.6), strokeWidth: 1.4 }),
      pen.say(texts.number, [66, 36, 40, 28], { ...BLACK, size: 24, on: second, fill: dark }, "center"),
      pen.column(
        [170, 14, 288, 92],
        [
          pen.words(texts.headline, {
            ...FIRA_BOLD,
            size: 29,
            floor: 18,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.45),
          }),
          pen.words(texts.detail, {
            ...SANS,
            size: 13.5,
            floor: 11,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.55),
            gap: 14,
          }),
        ],
      ),
    ];
  },

  "award-deco": ({ pen, texts, colors: { ground, accent } }) => {
    const faint = mix(ground, accent, 0.28);
    const fan = (x: number, flip: number): Svg =>
      at(
        x,
        150,
        times(11, (i) =>
          line(
            [[0, 0], onCircle(0, 0, 104, ((i - 5) / 10) * 0.5)],
            i % 2 ? faint : mix(ground, accent, 0.55),
            i % 2 ? 1 : 2,
          ),
        ) +
          [26, 53, 80, 104]
            .map((radius) =>
              circle(0, 0, radius, {
                stroke: radius === 80 ? accent : mix(ground, accent, 0.5),
                strokeWidth: radius === 80 ? 3 : 1.4,
              }),
            )
            .join(""),
        { scale: flip },
      );
    const cup: Svg =
      path("M-22-44H22C22-16 14-4 5 0V12H14V20H-14V12H-5V0C-14-4-22-16-22-44Z", accent) +
      path("M-22-38H-34C-34-22-26-14-16-12M22-38H34C34-22 26-14 16-12", { stroke: accent, strokeWidth: 4 }) +
      path("M4-44H22C22-16 14-4 5 0V12H0C8-4 10-20 4-44Z", mix(accent, "#000000", 0.2)) +
      rect(-20, 20, 40, 9, mix(accent, "#000000", 0.35), 1) +
      star(-4, -24, 5, 9, 3.8, mix(accent, "#ffffff", 0.75));
    return [
      rect(0, 0, 600, 150, ground),
      fan(96, 1) + circle(96, 88, 48, ground) + circle(96, 88, 48, { stroke: accent, strokeWidth: 2 }),
      at(96, 97, cup, { scale: 0.92 }),
      fan(560, 1.1),
      rect(6, 6, 588, 138, { stroke: accent, strokeWidth: 1.5 }) +
        rect(10, 10, 580, 130, { stroke: faint, strokeWidth: 1 }),
      [
        [6, 6],
        [594, 6],
        [6, 144],
        [594, 144],
      ]
        .map(([x = 0, y = 0]) =>
          at(x, y, rect(-7, -7, 14, 14, { fill: ground, stroke: accent, strokeWidth: 1.5 }), { turn: 45 }),
        )
        .join(""),
      pen.column(
        [206, 22, 240, 106],
        [
          pen.words(texts.label, { ...LABEL, spacing: 0.22, size: 11, on: ground, fill: accent }),
          pen.words(texts.headline, {
            ...SERIF,
            weight: 700,
            isCaps: true,
            spacing: 0.06,
            size: 28,
            floor: 17,
            lines: 2,
            maxLines: 2,
            leading: 1.1,
            on: ground,
            fill: "#ffffff",
            gap: 15,
          }),
          stroke(52, 1.5, accent, 15),
          pen.words(texts.detail, {
            ...ITALIC,
            size: 16,
            floor: 12,
            on: ground,
            fill: mix(accent, "#ffffff", 0.35),
            gap: 14,
          }),
        ],
        "center",
      ),
    ];
  },

  "award-certificate": ({ pen, texts, colors: { ground, accent, second } }) => {
    const soft = mix(ground, accent, 0.45);
    // Two waves that cross again and again, as on bank notes.
    const plait = (x: number, y: number, count: number, turn: number): Svg =>
      at(
        x,
        y,
        [1, -1]
          .map((side) =>
            path(`M0 0${"q5 -8 10 0t10 0".replaceAll("-8", String(-8 * side)).repeat(count)}`, {
              stroke: soft,
              strokeWidth: 1.6,
            }),
          )
          .join("") +
          line(
            [
              [0, 0],
              [count * 20, 0],
            ],
            soft,
            0.8,
          ),
        { turn },
      );
    const dark = mix(second, "#000000", 0.28);
    return [
      rect(0, 0, 600, 150, ground),
      plait(20, 16, 28, 0) + plait(20, 134, 28, 0) + plait(16, 15, 6, 90) + plait(584, 15, 6, 90),
      rect(8, 8, 584, 134, { stroke: accent, strokeWidth: 2.5 }) +
        rect(24, 24, 552, 102, { stroke: accent, strokeWidth: 1 }),
      times(9, (i) => circle(505, 70, 12 + i * 5.5, { stroke: mix(ground, accent, 0.13), strokeWidth: 1 })),
      polygon(
        [
          [488, 86],
          [480, 124],
          [493, 116],
          [502, 126],
          [508, 88],
        ],
        dark,
      ) +
        polygon(
          [
            [522, 86],
            [530, 124],
            [517, 116],
            [508, 126],
            [502, 88],
          ],
          second,
        ),
      star(505, 68, 24, 38, 33.5, dark) + star(505, 66, 24, 38, 33.5, second),
      circle(505, 66, 26, { stroke: mix(second, "#ffffff", 0.6), strokeWidth: 1.4 }) +
        times(28, (i) => circle(...onCircle(505, 66, 29.5, i / 28), 0.9, mix(second, "#ffffff", 0.6))),
      pen.say(texts.label, [485, 52, 40, 28], { ...BLACK, size: 24, on: second, fill: "#ffffff" }, "center"),
      pen.column(
        [52, 30, 390, 88],
        [
          pen.words(texts.headline, {
            family: "Great Vibes",
            size: 47,
            floor: 26,
            on: ground,
            fill: mix(accent, "#000000", 0.3),
          }),
          stroke(220, 1, soft, 16),
          pen.words(texts.detail, {
            ...BOOK,
            size: 14,
            floor: 11,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.5),
            gap: 12,
          }),
        ],
        "center",
      ),
    ];
  },
};
