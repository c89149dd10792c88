import type { CHARITY } from "#shared/catalog/banners/charity.ts";
import { mix } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, BOOK, BOOK_BOLD, FIRA, FIRA_BOLD, SANS, SERIF } from "../faces.ts";
import { cloud, leaf, rays, scales } from "../patterns.ts";
import { at, circle, clip, ellipse, path, rect, type Svg, scatter, times } from "../svg.ts";

export const charityDrawings: Drawings<typeof CHARITY> = {
  "charity-heart": ({ pen, texts, colors: { ground, accent, second } }) => {
    const next = scatter(3);
    const shades = [
      accent,
      mix(accent, "#ffffff", 0.35),
      second,
      mix(accent, "#000000", 0.18),
      mix(second, "#ffffff", 0.4),
    ];
    const isInside = (x: number, y: number) => (x * x + y * y - 1) ** 3 - x * x * y ** 3 < 0;
    const heart = times(16 * 13, (i) => {
      const [column, row] = [i % 16, Math.floor(i / 16)];
      const [x, y] = [(column - 7.5 + (row % 2) / 2) * 8.2, (row - 6) * 7.6];
      const [pick, size] = [next(), 2.6 + next() * 1.5];
      return isInside(x / 52, (3 - y) / 41) ? circle(x, y, size, shades[Math.floor(pick * 5)] as string) : "";
    });
    const stray: Svg = [
      [326, 30, 3],
      [316, 62, 2.2],
      [338, 96, 3],
      [464, 24, 2.4],
      [468, 80, 3],
      [452, 104, 2.2],
      [344, 12, 2],
    ]
      .map(([x = 0, y = 0, radius = 0], i) => circle(x, y, radius, shades[i % 5] as string))
      .join("");
    return [
      rect(0, 0, 480, 120, ground),
      circle(396, 60, 90, mix(ground, accent, 0.06)),
      at(396, 58, heart),
      stray,
      pen.column(
        [30, 12, 268, 96],
        [
          pen.words(texts.headline, {
            ...BOOK_BOLD,
            size: 28,
            floor: 18,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#1d0a10", 0.7),
          }),
          pen.words(texts.detail, {
            ...BOOK,
            size: 14,
            floor: 11.5,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#1d0a10", 0.75),
            gap: 13,
          }),
          pen.button(texts.button, { ...BOLD, size: 13, ground: accent, padX: 20, gap: 15 }),
        ],
      ),
    ];
  },

  "charity-seedling": ({ pen, texts, colors: { ground, accent, second } }) => {
    const soil = mix(accent, "#4a2a14", 0.85);
    return [
      rect(0, 0, 600, 150, ground),
      rays(472, 74, 20, 230, mix(ground, second, 0.22)),
      circle(472, 74, 52, second),
      cloud(376, 46, 50, "#ffffff") + cloud(566, 62, 66, "#ffffff"),
      path("M0 150V128Q150 112 300 126T600 122V150Z", mix(accent, ground, 0.45)),
      path("M330 150Q400 112 474 112T610 150Z", soil),
      [
        [420, 136, 3],
        [446, 128, 2.4],
        [506, 132, 3],
        [536, 140, 2.4],
        [480, 142, 2.6],
      ]
        .map(([x = 0, y = 0, radius = 0]) => ellipse(x, y, radius * 1.4, radius, mix(soil, "#ffffff", 0.25)))
        .join(""),
      path("M472 116C470 92 474 76 472 50", { stroke: mix(accent, "#000000", 0.15), strokeWidth: 5 }),
      at(
        472,
        82,
        path("M0 0C-12-26-44-30-58-20C-50 2-22 12 0 0Z", accent) +
          path("M0 0C-18-12-36-18-52-18", { stroke: mix(accent, "#ffffff", 0.35), strokeWidth: 1.8 }),
      ),
      at(
        472,
        70,
        path("M0 0C10-28 40-36 56-28C50-4 24 10 0 0Z", mix(accent, "#ffffff", 0.18)) +
          path("M0 0C16-14 34-24 50-26", { stroke: mix(accent, "#ffffff", 0.5), strokeWidth: 1.8 }),
      ),
      at(472, 52, leaf(30, accent), { turn: -14 }) + at(472, 52, leaf(22, mix(accent, "#ffffff", 0.25)), { turn: 24 }),
      pen.column(
        [34, 16, 300, 92],
        [
          pen.words(texts.headline, {
            ...BLACK,
            size: 28,
            floor: 19,
            maxLines: 2,
            on: [ground, mix(ground, second, 0.22)],
            fill: mix(accent, "#0e2412", 0.72),
          }),
          pen.words(texts.detail, {
            ...SANS,
            size: 15,
            floor: 12,
            maxLines: 2,
            on: [ground, mix(ground, second, 0.22)],
            fill: mix(accent, "#0e2412", 0.75),
            gap: 15,
          }),
        ],
      ),
    ];
  },

  "charity-sea": ({ pen, texts, colors: { ground, accent } }) => {
    const foam = mix(ground, "#ffffff", 0.55);
    return [
      rect(0, 0, 600, 120, ground),
      circle(520, 46, 34, mix(ground, "#e2725b", 0.75)),
      at(
        418,
        84,
        path(
          "M-12 24C-10-4-12-18-20-30C-40-28-58-40-62-58C-42-62-18-54-4-40C10-54 34-62 54-58C50-40 32-28 12-30C4-18 8 0 16 24Z",
          mix(accent, "#000000", 0.25),
        ) +
          path("M-62-58C-42-62-18-54-4-40L-6-34C-20-46-40-56-62-58ZM54-58C34-62 10-54-4-40L-2-34C12-46 32-56 54-58Z", {
            fill: mix(accent, "#ffffff", 0.3),
          }),
      ),
      path("M376 70q-5-12-14-13M464 70q6-12 15-12M368 60q-3-9-10-11", { stroke: accent, strokeWidth: 2 }),
      scales(-8, 114, 16, 2, 20, accent, foam) + scales(316, 96, 8, 5, 20, accent, foam),
      pen.column(
        [32, 12, 270, 76],
        [
          pen.words(texts.headline, {
            ...SERIF,
            weight: 700,
            size: 33,
            floor: 20,
            maxLines: 2,
            on: ground,
            fill: accent,
          }),
          pen.words(texts.detail, {
            ...SERIF,
            size: 17,
            floor: 13,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.4),
            gap: 15,
          }),
        ],
      ),
    ];
  },

  "charity-goal": ({ pen, texts, colors: { ground, accent } }) => {
    const share = Math.min(100, Math.max(0, Number.parseFloat(texts.percent) || 0)) / 100;
    const track = mix(ground, "#ffffff", 0.16);
    const end = 28 + 424 * Math.max(share, 0.045);
    return [
      rect(0, 0, 480, 120, ground),
      times(12, (i) =>
        path(`M${300 + i * 20} 0L${276 + i * 20} 40`, { stroke: mix(ground, "#ffffff", 0.05), strokeWidth: 8 }),
      ),
      rect(28, 60, 424, 22, track, 11),
      clip(
        "bar",
        rect(28, 60, end - 28, 22, accent, 11),
        rect(28, 60, 424, 22, accent) +
          times(26, (i) =>
            path(`M${20 + i * 20} 84L${34 + i * 20} 58`, { stroke: mix(accent, "#ffffff", 0.28), strokeWidth: 6 }),
          ),
      ),
      at(
        end - 8,
        71,
        circle(0, 0, 17, ground) +
          circle(0, 0, 14, "#ffffff") +
          path(
            "M0 8C-11 1-8-8-3.500-7.500C-1.500-7.300 0-5.500 0-4C0-5.500 1.500-7.300 3.500-7.500C8-8 11 1 0 8Z",
            mix(accent, "#c2185b", 0.6),
          ),
      ),
      times(8, (i) =>
        rect(
          442 + (i % 2) * 5,
          24 + Math.floor(i / 2) * 5,
          5,
          5,
          (i + Math.floor(i / 2)) % 2 ? "#ffffff" : mix(ground, "#000000", 0.5),
        ),
      ) + rect(439, 22, 2.5, 38, "#ffffff", 1),
      pen.say(texts.headline, [28, 16, 396, 30], { ...FIRA_BOLD, size: 27, floor: 15, on: ground, fill: "#ffffff" }),
      pen.say(texts.detail, [28, 93, 200, 16], { ...BOLD, size: 15, on: ground, fill: accent }),
      pen.say(texts.goal, [252, 93, 200, 16], { ...FIRA, size: 14, on: ground, fill: "#ffffff" }, "right"),
    ];
  },
};
