import type { HIRING } from "#shared/catalog/banners/hiring.ts";
import { mix } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, BOOK, BOOK_BOLD, FIRA, FIRA_BOLD, LABEL, MONO, MONO_BOLD, SANS } from "../faces.ts";
import { at, circle, ellipse, line, path, polygon, rect, type Svg, times } from "../svg.ts";

export const hiringDrawings: Drawings<typeof HIRING> = {
  "hiring-chair": ({ pen, texts, colors: { ground, accent, chair } }) => {
    const shade = mix(chair, "#000000", 0.35);
    const light = mix(chair, "#ffffff", 0.16);
    return [
      rect(0, 0, 600, 150, ground),
      circle(470, 76, 66, accent),
      rect(0, 132, 600, 18, mix(ground, "#000000", 0.09)),
      ellipse(470, 136, 56, 5, mix(ground, "#000000", 0.24)),
      at(
        470,
        134,
        path("M0-10L-34-3M0-10L34-3M0-10L-13 0M0-10L13 0", { stroke: shade, strokeWidth: 5 }) +
          [-35, -13, 13, 35].map((x) => circle(x, Math.abs(x) > 20 ? -1 : 1, 4, shade)).join("") +
          rect(-3.5, -36, 7, 28, shade) +
          path("M-30-48C-32-44-32-36-26-36H26C32-36 32-44 30-48Z", light) +
          path("M-3-52h6v-12h-6z", shade) +
          path("M-26-60C-30-80-27-104-20-110C-10-115 10-115 20-110C27-104 30-80 26-60C12-55-12-55-26-60Z", chair) +
          path("M-16-100C-6-104 6-104 16-100", { stroke: light, strokeWidth: 3 }) +
          path("M-30-44H-37V-70M30-44H37V-70", { stroke: shade, strokeWidth: 5 }) +
          path("M-43-71h13M30-71h13", { stroke: chair, strokeWidth: 6 }),
      ),
      at(
        566,
        133,
        path("M-11-22H11L8 0H-8Z", shade) +
          path(
            "M0-22C-2-36-14-40-17-52C-6-50 0-40 0-24C1-42 8-54 18-60C18-48 10-36 0-22Z",
            mix(accent, "#1f7a4d", 0.85),
          ),
      ),
      pen.column(
        [34, 18, 340, 108],
        [
          pen.words(texts.headline, { ...BOOK_BOLD, size: 30, floor: 20, maxLines: 2, on: ground, fill: chair }),
          pen.words(texts.detail, { ...BOOK, size: 14.5, floor: 12, maxLines: 2, on: ground, fill: shade, gap: 13 }),
          pen.button(texts.button, { ...BOLD, size: 12.5, ground: chair, radius: 3, gap: 16 }),
        ],
      ),
    ];
  },

  "hiring-shapes": ({ pen, texts, colors: { ground, accent, second, third } }) => {
    const ink = "#15171a";
    // One cell of 40: a quarter, a half, a disc, a wedge, or steps.
    const pieces: Record<string, (fill: string) => Svg> = {
      q: (fill) => path("M-20 20V-20A40 40 0 0 1 20 20Z", fill),
      h: (fill) => path("M-20-20A20 20 0 0 1-20 20ZM0-20A20 20 0 0 1 0 20Z", fill),
      d: (fill) => circle(0, 0, 20, fill) + circle(0, 0, 8, ground),
      w: (fill) =>
        polygon(
          [
            [-20, 20],
            [20, -20],
            [20, 20],
          ],
          fill,
        ),
      s: (fill) => rect(-20, -20, 40, 40, fill) + circle(0, 0, 11, ground),
      b: (fill) => times(4, (i) => rect(-20, -20 + i * 10, 40, 5, fill)),
    };
    const plan = ["q0a d0b w1c h0i q2b", "w2i q3a s0c d0a b0b", "h1b b1i q1i w0a q0c"];
    const fills: Record<string, string> = { a: accent, b: second, c: third, i: ink };
    return [
      rect(0, 0, 480, 120, ground),
      ...plan.flatMap((row, y) =>
        row.split(" ").map((cell, x) => {
          const [piece = "", turn = "", fill = ""] = cell;
          return at(300 + x * 40, 20 + y * 40, pieces[piece]?.(fills[fill] ?? ink) ?? "", { turn: Number(turn) * 90 });
        }),
      ),
      pen.column(
        [28, 14, 236, 92],
        [
          pen.words(texts.headline, { ...BLACK, size: 33, floor: 22, maxLines: 2, on: ground, fill: ink }),
          pen.words(texts.detail, { ...SANS, size: 14, floor: 11.5, maxLines: 2, on: ground, fill: ink, gap: 14 }),
        ],
      ),
    ];
  },

  "hiring-badge": ({ pen, texts, colors: { ground, accent } }) => {
    const ink = mix(ground, "#000000", 0.72);
    return [
      rect(0, 0, 480, 120, ground),
      times(14, (i) =>
        line(
          [
            [i * 40 - 70, 0],
            [i * 40 - 130, 120],
          ],
          mix(ground, "#ffffff", 0.05),
          14,
          { cap: "butt" },
        ),
      ),
      line(
        [
          [318, -8],
          [353, 12],
          [388, -8],
        ],
        mix(accent, "#000000", 0.25),
        9,
      ),
      at(
        352,
        62,
        rect(-92, -42, 190, 90, mix(ground, "#000000", 0.35), 10) +
          rect(-95, -46, 190, 90, accent, 10) +
          rect(-95, -16, 190, 50, "#ffffff") +
          rect(-16, -52, 32, 10, "#d8dde2", 3) +
          pen.say(texts.label, [-84, -42, 168, 22], { ...LABEL, size: 12.5, on: accent }, "center") +
          pen.say(
            texts.role,
            [-82, -12, 164, 42],
            { family: "Homemade Apple", size: 21, floor: 13, on: "#ffffff", fill: ink },
            "center",
          ),
        { turn: 4 },
      ),
      pen.column(
        [28, 14, 204, 92],
        [
          pen.words(texts.headline, {
            ...FIRA_BOLD,
            size: 27,
            floor: 18,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: "#ffffff",
          }),
          pen.words(texts.detail, {
            ...FIRA,
            size: 13.5,
            floor: 11,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: "#ffffff",
            gap: 13,
          }),
        ],
      ),
    ];
  },

  "hiring-terminal": ({ pen, texts, colors: { ground, window, accent } }) => [
    rect(0, 0, 600, 150, ground),
    path("M0 0H210L60 150H0Z", mix(ground, "#ffffff", 0.07)) +
      path("M600 150H420L560 0H600Z", mix(ground, "#ffffff", 0.07)),
    rect(38, 18, 532, 122, mix(ground, "#000000", 0.4), 9),
    rect(34, 13, 532, 122, window, 9),
    path("M34 33V22A9 9 0 0 1 43 13H557A9 9 0 0 1 566 22V33Z", mix(window, "#ffffff", 0.14)),
    ["#ff5f57", "#febc2e", "#28c840"].map((fill, i) => circle(49 + i * 14, 23, 4.2, fill)).join(""),
    path("M56 49l6 5-6 5", { stroke: accent, strokeWidth: 2.4 }),
    pen.say(texts.command, [72, 46, 470, 16], { ...MONO, size: 15, on: window, fill: mix(window, "#ffffff", 0.8) }),
    pen.column(
      [55, 75, 490, 50],
      [
        pen.words(texts.headline, {
          ...MONO_BOLD,
          end: "_",
          size: 27,
          floor: 16,
          on: window,
          fill: accent,
        }),
        pen.words(texts.detail, {
          ...MONO,
          size: 14,
          floor: 10.5,
          on: window,
          fill: mix(window, "#ffffff", 0.7),
          gap: 14,
        }),
      ],
      "left",
      "top",
    ),
  ],
};
