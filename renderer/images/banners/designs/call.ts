import type { CALL } from "#shared/catalog/banners/call.ts";
import { mix } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, COMIC, FIRA, FIRA_BOLD, HAND, LABEL } from "../faces.ts";
import { at, circle, ellipse, line, path, rect, times } from "../svg.ts";

export const callDrawings: Drawings<typeof CALL> = {
  "call-week": ({ pen, texts, colors: { ground, accent } }) => {
    const ink = mix(accent, "#0b1020", 0.75);
    return [
      rect(0, 0, 480, 120, ground),
      times(5, (i) => {
        const x = 234 + i * 47;
        if (i === 2) return "";
        const slots = times(4, (k) =>
          rect(x + 6, 46 + k * 13, 29, 8, mix(ground, accent, (i + k) % 3 === 0 ? 0.3 : 0.12), 3),
        );
        return rect(x, 20, 41, 80, "#ffffff", 6) + rect(x + 10, 29, 21, 5, mix(ground, ink, 0.3), 2.5) + slots;
      }),
      rect(322, 12, 53, 100, mix(ground, "#000000", 0.12), 8),
      rect(320, 9, 53, 100, accent, 8),
      pen.say(texts.day, [324, 20, 45, 14], { ...LABEL, size: 12, on: accent }, "center"),
      circle(346.5, 58, 15, "#ffffff") + path("M339 58l5 5 10-11", { stroke: accent, strokeWidth: 3 }),
      pen.say(texts.time, [324, 84, 45, 14], { ...BOLD, size: 13.5, on: accent }, "center"),
      pen.column(
        [28, 12, 184, 96],
        [
          pen.words(texts.headline, {
            ...FIRA_BOLD,
            size: 24,
            floor: 17,
            lines: 2,
            maxLines: 3,
            on: ground,
            fill: ink,
          }),
          pen.button(texts.button, { ...BOLD, size: 12.5, ground: accent, radius: 6, gap: 15 }),
        ],
      ),
    ];
  },

  "call-bubbles": ({ pen, texts, colors: { ground, accent, second } }) => [
    rect(0, 0, 480, 120, ground),
    circle(452, 6, 60, mix(ground, accent, 0.16)) + circle(14, 118, 46, mix(ground, accent, 0.16)),
    texts.headline &&
      path(
        "M40 12H236A16 16 0 0 1 252 28V64A16 16 0 0 1 236 80H62L38 98L42 80H40A16 16 0 0 1 24 64V28A16 16 0 0 1 40 12Z",
        accent,
      ),
    texts.detail &&
      path("M248 46H440A16 16 0 0 1 456 62V94L470 108H248A16 16 0 0 1 232 92V62A16 16 0 0 1 248 46Z", {
        fill: second,
        stroke: ground,
        strokeWidth: 4,
      }),
    pen.say(texts.headline, [40, 20, 190, 50], {
      ...COMIC,
      size: 22,
      floor: 14,
      lines: 2,
      maxLines: 2,
      on: accent,
      leading: 1.15,
    }),
    pen.say(texts.detail, [250, 55, 190, 44], { ...COMIC, size: 18, floor: 13, lines: 2, maxLines: 2, on: second }),
  ],

  "call-phone": ({ pen, texts, colors: { ground, accent } }) => [
    rect(0, 0, 400, 100, ground),
    circle(66, 56, 128, mix(ground, "#ffffff", 0.1)) +
      circle(66, 56, 92, mix(ground, "#ffffff", 0.14)) +
      circle(66, 56, 60, mix(ground, "#ffffff", 0.3)),
    at(
      66,
      54,
      path(
        "M-38-12C-40-24-30-32-20-30L-14-14C-14-10-20-8-20-6C-14 8-8 14 6 20C8 20 10 14 14 14L30 20C32 30 24 40 12 38C-16 32-32 16-38-12Z",
        accent,
      ),
      { turn: -4 },
    ),
    [12, 21, 30]
      .map((radius) =>
        path(`M${78 + radius * 0.1} ${48 - radius}A${radius} ${radius} 0 0 1 ${74 + radius} ${46}`, {
          stroke: accent,
          strokeWidth: 3.5,
        }),
      )
      .join(""),
    pen.column(
      [146, 12, 236, 76],
      [
        pen.words(texts.headline, { ...BLACK, size: 29, floor: 18, maxLines: 2, on: ground, fill: accent }),
        pen.words(texts.detail, { ...BOLD, size: 19, floor: 12, on: ground, fill: accent, gap: 14 }),
      ],
    ),
  ],

  "call-coffee": ({ pen, texts, colors: { ground, accent } }) => {
    const coffee = "#6b3f24";
    const milk = "#f2ddbd";
    return [
      rect(0, 0, 480, 120, ground),
      line(
        [
          [0, 96],
          [480, 74],
        ],
        mix(ground, "#000000", 0.05),
        70,
        { cap: "butt" },
      ),
      circle(394, 68, 66, mix(ground, "#000000", 0.13)) +
        circle(390, 62, 66, mix(accent, "#ffffff", 0.9)) +
        circle(390, 62, 58, { stroke: mix(accent, "#ffffff", 0.65), strokeWidth: 2 }),
      at(390, 62, rect(32, -8, 34, 16, accent, 8), { turn: -32 }),
      circle(390, 62, 43, accent) + circle(390, 62, 36, mix(coffee, "#000000", 0.25)) + circle(390, 63, 34, coffee),
      at(
        390,
        64,
        path("M0 24C-32 4-24-22-10-20C-4-20 0-14 0-10C0-14 4-20 10-20C24-22 32 4 0 24Z", milk) +
          path("M0 12C-16 2-14-10-8-10C-3-10 0-6 0-2C0-6 3-10 8-10C14-10 16 2 0 12Z", coffee) +
          path("M0 4C-6 0-5-4-3-4C-1-4 0-2 0-1C0-2 1-4 3-4C5-4 6 0 0 4Z", milk),
      ),
      at(
        300,
        24,
        path("M-18-3A18 12 0 0 1 18-3A18 12 0 0 1-18-3Z", mix(ground, "#000000", 0.1)) +
          ellipse(-2, -6, 17, 12, "#c98f4e") +
          times(4, (i) => circle(-11 + i * 6, -9 + (i % 2) * 6, 2, "#5b341d")),
        { turn: -12 },
      ),
      pen.column(
        [30, 20, 250, 84],
        [
          pen.words(texts.headline, { ...HAND, size: 43, floor: 26, maxLines: 2, on: ground, fill: accent }),
          pen.words(texts.detail, {
            ...FIRA,
            size: 13.5,
            floor: 11.5,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.62),
            gap: 17,
          }),
        ],
      ),
    ];
  },
};
