import type { EVENT } from "#shared/catalog/banners/event.ts";
import { mix } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, FIRA, FIRA_BOLD, LABEL, POSTER, SANS } from "../faces.ts";
import { flakes } from "../patterns.ts";
import { at, circle, clip, line, path, polygon, rect, type Svg, scatter, times } from "../svg.ts";

export const eventDrawings: Drawings<typeof EVENT> = {
  "event-ticket": ({ pen, texts, colors: { ground, paper, accent } }) => {
    const bars = scatter(7);
    return [
      rect(0, 0, 600, 150, ground),
      times(
        16,
        (i) =>
          circle(i * 40, 0, 13, mix(ground, "#ffffff", 0.06)) +
          circle(i * 40 + 20, 150, 13, mix(ground, "#ffffff", 0.06)),
      ),
      rect(25, 21, 556, 114, mix(ground, "#000000", 0.35), 8),
      rect(22, 17, 556, 114, paper, 8),
      times(8, (i) => circle(22, 25 + i * 14, 4, ground) + circle(578, 25 + i * 14, 4, ground)),
      circle(420, 17, 9, ground),
      circle(420, 131, 9, ground),
      line(
        [
          [420, 32],
          [420, 118],
        ],
        mix(paper, ground, 0.45),
        1.5,
        { dash: "1 6" },
      ),
      rect(40, 31, 4, 86, accent),
      pen.column(
        [60, 29, 340, 90],
        [
          pen.words(texts.label, { ...LABEL, size: 11, on: paper, fill: accent }),
          pen.words(texts.headline, { ...BLACK, size: 33, floor: 18, maxLines: 2, on: paper, fill: ground, gap: 13 }),
          pen.words(texts.detail, {
            ...SANS,
            size: 14,
            floor: 11,
            maxLines: 2,
            on: paper,
            fill: mix(ground, paper, 0.15),
            gap: 14,
          }),
        ],
      ),
      pen.column(
        [436, 34, 92, 80],
        [
          pen.words(texts.day, { ...POSTER, size: 34, floor: 18, lines: 2, maxLines: 2, on: paper, fill: accent }),
          pen.words(texts.place, { ...BOLD, size: 12.5, on: paper, fill: ground, gap: 11 }),
        ],
        "center",
      ),
      times(22, (i) => rect(540, 31 + i * 4, 22, bars() > 0.5 ? 2.6 : 1.2, mix(ground, "#000000", 0.2))),
    ];
  },

  "event-lights": ({ pen, texts, colors: { ground, accent, second } }) => {
    const beam = (x: number, to: number, spread: number, fill: string) =>
      polygon(
        [
          [x, -4],
          [to - spread, 150],
          [to + spread, 150],
        ],
        { fill, opacity: 0.26 },
      );
    const crowd = scatter(11);
    const dark = mix(ground, "#000000", 0.45);
    return [
      rect(0, 0, 600, 150, ground),
      beam(70, 190, 70, accent) +
        beam(190, 60, 60, second) +
        beam(410, 540, 60, accent) +
        beam(530, 400, 70, second) +
        beam(300, 300, 110, mix(accent, second, 0.5)),
      [70, 190, 300, 410, 530].map((x) => rect(x - 9, 0, 18, 7, dark, 2) + circle(x, 7, 5, "#ffffff")).join(""),
      times(34, (i) => {
        const [x, up] = [i * 18 + crowd() * 8, crowd() * 9];
        const arms =
          i % 4 === 1
            ? line(
                [
                  [x - 9, 152],
                  [x - 12, 126 - up],
                ],
                dark,
                5,
              ) +
              line(
                [
                  [x + 9, 152],
                  [x + 13, 124 - up],
                ],
                dark,
                5,
              )
            : "";
        return `${circle(x, 142 - up, 8, dark)}${rect(x - 11, 149 - up, 22, 30, dark, 8)}${arms}`;
      }),
      pen.column(
        [80, 20, 440, 92],
        [
          pen.words(texts.day, { ...LABEL, size: 12.5, on: [ground, mix(ground, accent, 0.4)], fill: "#ffffff" }),
          pen.words(texts.headline, {
            ...POSTER,
            size: 46,
            floor: 22,
            maxLines: 2,
            on: [ground, mix(ground, accent, 0.4)],
            fill: "#ffffff",
            gap: 13,
          }),
          pen.words(texts.detail, {
            ...SANS,
            size: 14,
            floor: 11,
            on: [ground, mix(ground, accent, 0.4)],
            fill: "#ffffff",
            gap: 13,
          }),
        ],
        "center",
      ),
    ].flat();
  },

  "event-skyline": ({ pen, texts, colors: { ground, accent } }) => {
    const row = (seed: number, from: number, low: number, high: number, fill: string, light: string): Svg => {
      const next = scatter(seed);
      const houses: Svg[] = [];
      for (let x = from; x < 604; ) {
        const [width, height] = [
          18 + Math.round(next() * 20),
          low + next() * (high - low) * Math.min(1, (x - from + 60) / 200),
        ];
        houses.push(rect(x, 150 - height, width + 1, height, fill));
        if (next() > 0.6) houses.push(rect(x + width / 2 - 1, 138 - height, 2, 14, fill));
        for (let y = 158 - height; y < 140; y += 9)
          for (let at = x + 4; at < x + width - 5; at += 7) if (next() > 0.62) houses.push(rect(at, y, 3, 4, light));
        x += width;
      }
      return houses.join("");
    };
    return [
      rect(0, 0, 600, 150, ground),
      flakes(3, 26, [344, 0, 256, 70], 1.3, { fill: "#ffffff", opacity: 0.7 }),
      circle(470, 86, 92, mix(ground, accent, 0.22)),
      circle(470, 86, 70, mix(ground, accent, 0.5)),
      circle(470, 86, 48, accent),
      row(5, 318, 30, 92, mix(ground, accent, 0.28), mix(ground, accent, 0.55)),
      row(8, 336, 14, 66, mix(ground, "#000000", 0.45), "#ffd98a"),
      rect(0, 145, 600, 5, mix(ground, "#000000", 0.45)),
      pen.column(
        [32, 18, 290, 114],
        [
          pen.words(texts.headline, { ...FIRA_BOLD, size: 32, floor: 20, maxLines: 2, on: ground, fill: "#ffffff" }),
          pen.words(texts.detail, {
            ...FIRA,
            size: 14.5,
            floor: 12,
            maxLines: 2,
            on: ground,
            fill: mix(ground, "#ffffff", 0.85),
            gap: 12,
          }),
          pen.words(texts.day, { ...FIRA_BOLD, size: 15, on: ground, fill: accent, gap: 16 }),
          pen.words(texts.place, { ...FIRA, size: 13, on: ground, fill: mix(ground, "#ffffff", 0.85), gap: 9 }),
        ],
      ),
    ];
  },

  "event-date": ({ pen, texts, colors: { ground, accent } }) => {
    const paper = mix(ground, "#ffffff", 0.75);
    const ink = mix(accent, "#000000", 0.65);
    const page =
      rect(-56, -42, 116, 92, mix(ground, "#000000", 0.14), 6) +
      clip(
        "page",
        rect(-58, -46, 116, 92, paper, 6),
        rect(-58, -46, 116, 92, paper) + rect(-58, -46, 116, 22, accent),
      ) +
      times(6, (i) => rect(-49 + i * 18, -52, 4, 12, ink, 2)) +
      times(27, (i) =>
        rect(
          -49 + ((i + 2) % 7) * 14.4,
          -16 + Math.floor((i + 2) / 7) * 13,
          10,
          8,
          mix(ground, accent, i === 17 ? 1 : 0.16),
          2,
        ),
      ) +
      path("M12 8C28 4 36 14 30 24C22 34-2 34-4 22C-5 10 14 2 34 8", { stroke: ink, strokeWidth: 2.2 });
    return [
      rect(0, 0, 480, 120, ground),
      circle(26, 128, 74, mix(ground, accent, 0.1)),
      circle(150, -10, 34, mix(ground, accent, 0.1)),
      at(92, 64, page, { turn: -5 }),
      pen.column(
        [184, 12, 276, 96],
        [
          pen.words(texts.headline, {
            family: "Dancing Script",
            weight: 700,
            size: 40,
            floor: 24,
            on: ground,
            fill: accent,
          }),
          pen.words(texts.day, { ...BOLD, size: 15, on: ground, fill: ink, gap: 16 }),
          pen.words(texts.place, { ...SANS, size: 13.5, floor: 11, on: ground, fill: ink, gap: 10 }),
        ],
      ),
    ];
  },
};
