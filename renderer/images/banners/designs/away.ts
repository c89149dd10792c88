import type { AWAY } from "#shared/catalog/banners/away.ts";
import { mix, readableOn } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, COMIC, FIRA, FIRA_BOLD, LABEL, MONO_BOLD } from "../faces.ts";
import { cloud, flakes } from "../patterns.ts";
import { at, circle, clip, line, path, polygon, rect, type Svg, times } from "../svg.ts";

export const awayDrawings: Drawings<typeof AWAY> = {
  "away-beach": ({ pen, texts, colors: { ground, accent, second } }) => {
    const shore = "M470-4C446 20 486 40 462 70C440 98 478 118 456 156H604V-4Z";
    const wedge = (i: number): Svg =>
      at(0, 0, path("M0 0L-14.500-35A38 38 0 0 1 14.500-35Z", i % 2 ? "#ffffff" : second), { turn: i * 45 });
    const shade = mix(ground, "#6b4a1c", 0.3);
    const towel = (x: number, y: number, turn: number, fill: string): Svg =>
      at(
        x,
        y,
        rect(-13, -24, 30, 54, shade, 2) +
          rect(-15, -27, 30, 54, fill, 2) +
          [-19, -13, 11, 17].map((top) => rect(-15, top, 30, 3, "#ffffff")).join(""),
        { turn },
      );
    return [
      rect(0, 0, 600, 150, ground),
      flakes(31, 60, [0, 0, 450, 150], 1.1, mix(ground, "#6b4a1c", 0.16)),
      at(-12, 0, path(shore, mix(ground, "#6b4a1c", 0.14))),
      path(shore, "#ffffff"),
      at(9, 0, path(shore, mix(accent, "#ffffff", 0.5))),
      at(30, 0, path(shore, accent)),
      at(68, 0, path(shore, mix(accent, "#00305a", 0.22))),
      path("M520 40q6-6 12 0t12 0M546 96q6-6 12 0t12 0M512 122q6-6 12 0t12 0", {
        stroke: "#ffffff",
        strokeWidth: 2,
        opacity: 0.6,
      }),
      at(
        576,
        62,
        circle(0, 0, 13, { stroke: "#ffffff", strokeWidth: 7 }) +
          times(4, (i) =>
            at(0, 0, path("M-5-12A13 13 0 0 1 5-12", { stroke: second, strokeWidth: 7, cap: "butt" }), {
              turn: i * 90,
            }),
          ),
      ),
      towel(352, 96, 24, mix(accent, "#ffffff", 0.2)),
      circle(404, 60, 38, shade),
      at(398, 53, times(8, wedge) + circle(0, 0, 4, mix(second, "#000000", 0.3)), { turn: 10 }),
      pen.column(
        [34, 22, 300, 106],
        [
          pen.words(texts.headline, {
            ...COMIC,
            size: 40,
            floor: 24,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#00263d", 0.65),
          }),
          pen.words(texts.detail, {
            ...COMIC,
            size: 16,
            floor: 12,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#00263d", 0.75),
            gap: 16,
          }),
        ],
      ),
    ];
  },

  "away-mountains": ({ pen, texts, colors: { ground, accent } }) => {
    const layer = (d: string, part: number) => path(d, mix(ground, accent, part));
    return [
      rect(0, 0, 600, 150, ground),
      circle(420, 62, 46, mix(ground, "#ffffff", 0.3)) + circle(420, 62, 32, mix(ground, "#fff6d8", 0.85)),
      layer("M150 150L250 84L300 104L372 52L432 94L486 60L600 118V150Z", 0.3),
      layer("M220 150L330 92L384 116L470 44L540 96L600 70V150Z", 0.52),
      polygon(
        [
          [470, 44],
          [450, 61],
          [462, 60],
          [470, 68],
          [480, 58],
          [490, 62],
        ],
        "#ffffff",
      ) +
        polygon(
          [
            [372, 52],
            [360, 61],
            [370, 60],
            [378, 64],
            [385, 61],
          ],
          mix(ground, "#ffffff", 0.7),
        ),
      layer("M0 150V128L90 112L180 132L290 116L380 138L470 108L600 132V150Z", 0.78),
      layer("M0 150V142L140 130L300 144L440 132L600 146V150Z", 1),
      [
        [508, 132, 24],
        [522, 134, 32],
        [538, 136, 26],
        [566, 140, 34],
        [580, 142, 24],
      ]
        .map(([x = 0, y = 0, tall = 0]) =>
          polygon(
            [
              [x - tall * 0.22, y + 6],
              [x, y - tall],
              [x + tall * 0.22, y + 6],
            ],
            mix(accent, "#000000", 0.3),
          ),
        )
        .join(""),
      path("M300 36q6-7 11 0q5-7 11 0M334 24q5-6 9 0q4-6 9 0M322 52q4-5 8 0q4-5 8 0", {
        stroke: accent,
        strokeWidth: 2,
      }),
      at(452, 128, path("M-13 6L0-15L13 6Z", "#e8503a") + path("M-4 6L0-3L4 6Z", mix(accent, "#000000", 0.4))),
      pen.column(
        [34, 20, 250, 78],
        [
          pen.words(texts.headline, {
            ...BLACK,
            size: 32,
            floor: 20,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.35),
          }),
          pen.words(texts.detail, {
            ...FIRA,
            size: 15,
            floor: 12,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.45),
            gap: 14,
          }),
        ],
      ),
    ];
  },

  "away-departures": ({ pen, texts, colors: { ground, accent } }) => {
    const flap = mix(ground, readableOn(ground), 0.11);
    const row = (words: string, top: number): Svg =>
      times(16, (i) => {
        const x = 22 + i * 28;
        const letter = Array.from(words)[i] ?? "";
        return (
          rect(x, top, 25, 34, flap, 3) +
          pen.say(
            letter,
            [x + 2, top + 3, 21, 28],
            { ...MONO_BOLD, isCaps: true, size: 28, on: flap, fill: accent },
            "center",
          ) +
          rect(x, top + 16.5, 25, 1.4, ground)
        );
      });
    return [
      rect(0, 0, 600, 120, ground),
      rect(0, 0, 600, 28, accent),
      at(33, 14, circle(0, 0, 9, ground) + at(0, 0, path("M-6 1L6-5L2 6L0 1Z", accent))),
      pen.say(texts.label, [50, 6, 300, 16], { ...LABEL, size: 13, on: accent, fill: ground }),
      circle(566, 14, 4, mix(accent, ground, 0.35)) +
        circle(578, 14, 4, mix(accent, ground, 0.35)) +
        circle(554, 14, 4, ground),
      row(texts.headline, 36),
      row(texts.detail, 77),
      circle(496, 53, 5, "#3ddc84") + circle(496, 53, 8, { stroke: "#3ddc84", strokeWidth: 1.2, opacity: 0.6 }),
      pen.say(texts.time, [480, 84, 104, 22], { ...FIRA_BOLD, size: 17, floor: 12, on: ground, fill: "#ffffff" }),
      path(
        "M516 60L544 46C549 44 552 49 548 52L538 58L532 68L528 68L530 61L522 64L516 62Z",
        mix(ground, "#ffffff", 0.7),
      ),
    ];
  },

  "away-window": ({ pen, texts, colors: { ground, accent } }) => {
    const frame = (x: number, isOpen: boolean): Svg =>
      rect(x - 34, 10, 68, 100, mix(ground, "#000000", 0.14), 30) +
      rect(x - 31, 12, 62, 95, mix(ground, "#ffffff", 0.7), 28) +
      clip(
        `pane${x}`,
        rect(x - 24, 20, 48, 79, accent, 22),
        (isOpen ? rect(x - 24, 20, 48, 79, accent) : rect(x - 24, 58, 48, 41, accent)) +
          (isOpen ? rect(x - 24, 20, 48, 30, mix(accent, "#0a2a66", 0.25)) : "") +
          cloud(x - 12, 78, 46, mix(accent, "#ffffff", 0.7)) +
          cloud(x + 16, 98, 70, "#ffffff") +
          (isOpen
            ? path(`M${x - 26} 74L${x + 28} 62L${x + 28} 70L${x - 26} 92Z`, mix(ground, "#64707f", 0.3)) +
              path(`M${x + 14} 65L${x + 28} 50V62Z`, "#e5483f")
            : rect(x - 24, 18, 48, 44, mix(ground, "#ffffff", 0.45)) +
              rect(x - 9, 55, 18, 3, mix(ground, "#000000", 0.2), 1.5)),
      );
    return [
      rect(0, 0, 480, 120, ground),
      rect(0, 112, 480, 8, mix(ground, "#000000", 0.14)) +
        line(
          [
            [0, 6],
            [480, 6],
          ],
          mix(ground, "#000000", 0.08),
          2,
        ),
      frame(286, false),
      frame(364, true),
      frame(442, false),
      pen.column(
        [30, 16, 204, 88],
        [
          pen.words(texts.headline, {
            ...FIRA_BOLD,
            size: 33,
            floor: 20,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#0a1a33", 0.7),
          }),
          pen.words(texts.detail, {
            ...FIRA,
            size: 14,
            floor: 11.5,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#0a1a33", 0.75),
            gap: 14,
          }),
        ],
      ),
    ];
  },
};
