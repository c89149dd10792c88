import type { NEWSLETTER } from "#shared/catalog/banners/newsletter.ts";
import { mix, readableOn } from "#shared/lib/color.ts";
import { stroke } from "../column.ts";
import type { Drawings } from "../design.ts";
import { BOLD, BOOK, BOOK_BOLD, COMIC, ITALIC, LABEL, SERIF } from "../faces.ts";
import { cloud } from "../patterns.ts";
import { at, circle, ellipse, line, path, polygon, rect, type Svg, times } from "../svg.ts";

export const newsletterDrawings: Drawings<typeof NEWSLETTER> = {
  "newsletter-letter": ({ pen, texts, colors: { ground, accent } }) => {
    const [dark, darker] = [mix(accent, "#000000", 0.15), mix(accent, "#000000", 0.35)];
    return [
      rect(0, 0, 480, 120, ground),
      circle(388, 62, 82, mix(ground, accent, 0.13)),
      ellipse(388, 112, 76, 6, mix(ground, accent, 0.3)),
      polygon(
        [
          [322, 58],
          [388, 14],
          [454, 58],
        ],
        darker,
      ),
      rect(334, 16, 108, 80, "#ffffff", 3),
      pen.say(texts.badge, [346, 22, 84, 20], { ...BOOK_BOLD, size: 17, on: "#ffffff", fill: accent }, "center"),
      line(
        [
          [346, 46],
          [430, 46],
        ],
        mix(accent, "#ffffff", 0.4),
        1.5,
      ) + times(3, (i) => rect(346, 52 + i * 8, i === 2 ? 54 : 84, 3, "#d9d4cb", 1.5)),
      polygon(
        [
          [322, 58],
          [388, 92],
          [322, 110],
        ],
        dark,
      ) +
        polygon(
          [
            [454, 58],
            [388, 92],
            [454, 110],
          ],
          dark,
        ),
      path("M322 112L380 80Q388 76 396 80L454 112Z", accent),
      pen.column(
        [30, 12, 250, 96],
        [
          pen.words(texts.headline, {
            ...BOOK_BOLD,
            size: 25,
            floor: 18,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: darker,
          }),
          pen.words(texts.detail, {
            ...BOOK,
            size: 13,
            floor: 11,
            on: ground,
            fill: mix(accent, "#000000", 0.65),
            gap: 12,
          }),
          pen.button(texts.button, { ...BOLD, size: 12, ground: darker, padY: 7, gap: 13 }),
        ],
      ),
    ];
  },

  "newsletter-paper": ({ pen, texts, colors: { ground, accent } }) => {
    const ink = mix(ground, readableOn(ground), 0.93);
    const grey = mix(ground, ink, 0.32);
    const column = (x: number, rows: number, from: number): Svg =>
      times(rows, (i) => rect(x, from + i * 6.5, (i + 1) % 5 === 0 ? 40 : 62, 2.6, grey));
    return [
      rect(0, 0, 600, 150, mix(ground, "#000000", 0.3)),
      rect(12, 8, 576, 150, mix(ground, "#000000", 0.12)),
      rect(8, 6, 580, 150, ground),
      pen.say(texts.label, [24, 13, 180, 12], { ...BOOK, isItalic: true, size: 11.5, on: ground, fill: ink }),
      pen.say(texts.button, [392, 13, 180, 12], { ...LABEL, size: 10.5, on: ground, fill: accent }, "right"),
      rect(24, 30, 548, 1, ink),
      pen.say(
        texts.headline,
        [24, 37, 548, 40],
        { ...SERIF, weight: 700, size: 38, floor: 22, on: ground, fill: ink },
        "center",
      ),
      rect(24, 79, 548, 3, ink) + rect(24, 84, 548, 1, ink),
      rect(24, 94, 84, 50, mix(ground, accent, 0.25)) +
        path("M24 144V132L48 112L66 128L82 118L108 138V144Z", accent) +
        circle(88, 106, 6, accent),
      pen.say(texts.detail, [120, 91, 274, 50], {
        ...BOOK_BOLD,
        size: 20,
        floor: 14,
        lines: 2,
        maxLines: 2,
        on: ground,
        fill: ink,
      }),
      rect(406, 94, 0.8, 50, grey) + column(418, 8, 95) + rect(491, 94, 0.8, 50, grey) + column(503, 8, 95),
    ];
  },

  "newsletter-plane": ({ pen, texts, colors: { ground, accent } }) => [
    rect(0, 0, 480, 120, ground),
    cloud(318, 110, 120, mix(ground, "#ffffff", 0.45)) +
      cloud(446, 124, 150, mix(ground, "#ffffff", 0.7)) +
      cloud(300, 34, 62, mix(ground, "#ffffff", 0.55)) +
      cloud(462, 28, 50, mix(ground, "#ffffff", 0.45)),
    path("M262 104C300 110 334 92 338 70C341 52 322 46 318 60C314 76 344 84 378 60", {
      stroke: "#ffffff",
      strokeWidth: 2.4,
      dash: "2 7",
    }),
    at(
      412,
      46,
      polygon(
        [
          [-34, 2],
          [40, -30],
          [6, 34],
          [-8, 16],
        ],
        "#ffffff",
      ) +
        polygon(
          [
            [40, -30],
            [-8, 16],
            [-10, 36],
            [0, 25],
          ],
          mix(accent, "#ffffff", 0.45),
        ) +
        polygon(
          [
            [40, -30],
            [-34, 2],
            [-15, 11],
          ],
          mix(ground, "#ffffff", 0.75),
        ) +
        polygon(
          [
            [40, -30],
            [-8, 16],
            [6, 34],
          ],
          "#ffffff",
        ),
    ),
    pen.column(
      [30, 16, 224, 88],
      [
        pen.words(texts.headline, { ...COMIC, size: 31, floor: 20, maxLines: 2, on: ground, fill: accent }),
        pen.words(texts.detail, {
          ...COMIC,
          weight: 700,
          size: 15,
          floor: 12,
          lines: 2,
          maxLines: 2,
          on: ground,
          fill: accent,
          gap: 15,
        }),
      ],
    ),
  ],

  "newsletter-books": ({ pen, texts, colors: { ground, accent, second } }) => {
    const cream = "#f3e9d6";
    const book = (x: number, wide: number, tall: number, fill: string, trim: string): Svg =>
      rect(x, 108 - tall, wide, tall, fill, 2) +
      rect(x, 108 - tall + 8, wide, 3, trim) +
      rect(x, 96, wide, 3, trim) +
      (wide > 17 ? rect(x + wide / 2 - 2, 108 - tall + 20, 4, tall - 46, trim, 2) : "") +
      rect(x, 108 - tall, 2.5, tall, { fill: "#000000", opacity: 0.14 });
    return [
      rect(0, 0, 480, 120, ground),
      rect(250, 0, 230, 120, mix(ground, "#000000", 0.22)),
      book(266, 20, 84, accent, cream) +
        book(287, 14, 72, cream, second) +
        book(302, 24, 90, second, accent) +
        book(327, 16, 78, mix(ground, "#ffffff", 0.45), cream),
      at(
        346,
        108,
        at(
          0,
          -0,
          rect(0, -80, 18, 80, mix(accent, "#ffffff", 0.5), 2) +
            rect(0, -70, 18, 4, second) +
            rect(0, -14, 18, 4, second),
        ),
        { turn: 11 },
      ),
      rect(386, 96, 72, 12, second, 2) +
        rect(446, 96, 4, 12, cream) +
        rect(380, 84, 70, 12, cream, 2) +
        rect(388, 84, 4, 12, accent) +
        rect(390, 73, 62, 11, accent, 2) +
        rect(440, 73, 4, 11, ground),
      path("M404 73C398 73 397 60 399 53H424C426 60 425 73 419 73Z", cream) +
        path("M424 57C434 55 434 68 423 67", { stroke: cream, strokeWidth: 3 }) +
        path("M407 47C404 42 410 40 407 34M415 47C412 42 418 40 415 34", {
          stroke: mix(ground, "#ffffff", 0.5),
          strokeWidth: 1.8,
        }),
      rect(250, 108, 230, 12, mix(accent, "#5a3a1e", 0.7)),
      pen.column(
        [28, 14, 206, 92],
        [
          pen.words(texts.headline, {
            ...SERIF,
            weight: 700,
            size: 30,
            floor: 20,
            maxLines: 2,
            on: ground,
            fill: cream,
          }),
          stroke(28, 2, accent, 14),
          pen.words(texts.detail, {
            ...ITALIC,
            size: 17,
            floor: 13,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: cream,
            gap: 15,
          }),
        ],
      ),
    ];
  },
};
