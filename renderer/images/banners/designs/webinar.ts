import type { WEBINAR } from "#shared/catalog/banners/webinar.ts";
import { mix, readableOn } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BLACK, BOLD, FIRA, FIRA_BOLD, HAND, LABEL, SANS } from "../faces.ts";
import { dots } from "../patterns.ts";
import { at, circle, clip, ellipse, line, path, polygon, rect, scatter, times } from "../svg.ts";

export const webinarDrawings: Drawings<typeof WEBINAR> = {
  "webinar-screen": ({ pen, texts, colors: { ground, accent } }) => {
    const deep = mix(ground, "#000000", 0.4);
    const pale = mix(ground, "#ffffff", 0.86);
    return [
      rect(0, 0, 600, 150, ground),
      circle(480, 84, 112, mix(ground, "#ffffff", 0.09)),
      circle(480, 84, 82, mix(ground, "#ffffff", 0.1)),
      dots(382, 16, 5, 3, 10, 1.6, mix(ground, accent, 0.7)),
      rect(402, 26, 156, 98, deep, 8),
      rect(409, 33, 142, 84, pale, 3),
      rect(409, 33, 142, 13, mix(ground, "#ffffff", 0.68), 3) + times(3, (i) => circle(417 + i * 8, 39.5, 2.4, ground)),
      circle(480, 80, 22, accent),
      polygon(
        [
          [474, 69],
          [474, 91],
          [492, 80],
        ],
        deep,
      ),
      rect(420, 108, 120, 3, mix(ground, "#ffffff", 0.6), 1.5) +
        rect(420, 108, 46, 3, accent, 1.5) +
        circle(466, 109.5, 4, accent),
      path("M380 124H580L572 135H388Z", mix(ground, "#ffffff", 0.55)) + rect(462, 124, 36, 4, deep, 2),
      pen.column(
        [32, 14, 322, 122],
        [
          pen.button(texts.label, { ...LABEL, size: 10.5, ground: accent, padX: 9, padY: 5, radius: 4 }),
          pen.words(texts.headline, {
            ...FIRA_BOLD,
            size: 28,
            floor: 18,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: "#ffffff",
            gap: 14,
          }),
          pen.words(texts.detail, { ...FIRA, size: 14, floor: 11, on: ground, fill: pale, gap: 13 }),
          pen.words(texts.button, {
            ...FIRA_BOLD,
            end: " ›",
            size: 14,
            on: ground,
            fill: accent,
            gap: 14,
          }),
        ],
      ),
    ];
  },

  "webinar-wave": ({ pen, texts, colors: { ground, accent, second } }) => {
    const next = scatter(21);
    return [
      rect(0, 0, 600, 120, ground),
      times(38, (i) => {
        const swell = Math.sin((i / 37) * Math.PI) ** 0.7 * (0.35 + 0.65 * Math.abs(Math.sin(i * 0.55 + 0.4)));
        const tall = 8 + 92 * swell * (0.7 + 0.3 * next());
        return rect(306 + i * 7.6, 60 - tall / 2, 4.4, tall, mix(accent, second, i / 37), 2.2);
      }),
      pen.column(
        [30, 12, 256, 96],
        [
          pen.words(texts.headline, { ...BLACK, size: 28, floor: 18, maxLines: 2, on: ground, fill: "#ffffff" }),
          pen.words(texts.detail, {
            ...SANS,
            size: 13,
            floor: 11,
            maxLines: 2,
            on: ground,
            fill: mix(ground, "#ffffff", 0.75),
            gap: 12,
          }),
          pen.button(texts.button, { ...BOLD, size: 12, ground: accent, padX: 13, padY: 7, gap: 14 }),
        ],
      ),
    ];
  },

  "webinar-tiles": ({ pen, texts, colors: { ground, accent } }) => {
    const skins = ["#f2c6a0", "#8d5a3b", "#e6ac84", "#c98a5e", "#5e3a28", "#f6d7bd"];
    const hair = ["#3b2a20", "#171313", "#b5651d", "#2b2b38", "#100c0a", "#e0b65c"];
    const tile = (i: number) => {
      const [x, y] = [268 + (i % 3) * 66, 13 + Math.floor(i / 3) * 48];
      const shirt = [accent, mix(accent, "#ffffff", 0.55), mix(accent, "#000000", 0.5)][
        (i + Math.floor(i / 3)) % 3
      ] as string;
      const back = mix(ground, accent, [0.28, 0.5, 0.16][(i * 2) % 3] as number);
      const long = i % 2 === 0 ? rect(-10, -4, 20, 17, hair[i] as string, 6) : "";
      const person = at(
        x + 30,
        y + 22,
        `${long}${rect(-17, 13, 34, 30, shirt, 13)}${rect(-4, 6, 8, 10, skins[i] as string, 4)}${circle(0, 0, 9.5, skins[i] as string)}` +
          path("M-10-1C-11-14 11-14 10-1C5-6-3-8-10-1Z", hair[i] as string),
      );
      const frame = rect(x, y, 60, 44, { fill: "none", stroke: "#19b46b", strokeWidth: 3 }, 6);
      return (
        clip(`tile${i}`, rect(x, y, 60, 44, ground, 6), rect(x, y, 60, 44, back) + person) + (i === 1 ? frame : "")
      );
    };
    return [
      rect(0, 0, 480, 120, ground),
      path("M236 0H480V120H210Z", mix(accent, "#000000", 0.55)),
      times(6, tile),
      pen.column(
        [26, 12, 176, 96],
        [
          pen.words(texts.headline, {
            ...FIRA_BOLD,
            size: 27,
            floor: 18,
            lines: 2,
            maxLines: 2,
            on: ground,
            fill: mix(accent, "#000000", 0.55),
          }),
          pen.words(texts.detail, {
            ...FIRA,
            size: 13,
            floor: 11,
            lines: 2,
            maxLines: 3,
            on: ground,
            fill: mix(accent, "#000000", 0.6),
            gap: 13,
          }),
        ],
      ),
    ];
  },

  "webinar-board": ({ pen, texts, colors: { ground, accent } }) => {
    const chalk = mix(ground, readableOn(ground), 0.85);
    const wood = "#b98a58";
    return [
      rect(0, 0, 600, 150, wood),
      rect(0, 0, 600, 2, mix(wood, "#ffffff", 0.4)) + rect(0, 147, 600, 3, mix(wood, "#000000", 0.3)),
      rect(9, 9, 582, 132, ground, 2),
      ellipse(150, 92, 120, 34, mix(ground, "#ffffff", 0.035)) +
        ellipse(470, 60, 90, 30, mix(ground, "#ffffff", 0.035)),
      line(
        [
          [398, 34],
          [398, 118],
          [540, 118],
        ],
        chalk,
        2.2,
      ),
      path("M393 40L398 32L403 40M533 113L541 118L533 123", { stroke: chalk, strokeWidth: 2.2 }),
      times(5, (i) =>
        rect(412 + i * 24, 104 - i * i * 3.4 - 8, 13, 13 + i * i * 3.4 + 5, { stroke: chalk, strokeWidth: 1.8 }),
      ),
      path("M408 92C440 88 470 74 490 56S514 40 530 32M518 30L531 31L527 43", { stroke: accent, strokeWidth: 2.6 }),
      path(
        "M556 64c-9 0-13 8-9 14c3 4 4 6 4 9h10c0-3 1-5 4-9c4-6 0-14-9-14ZM551 92h10M553 97h6M556 56v-7M540 62l-5-5M572 62l5-5",
        { stroke: chalk, strokeWidth: 1.8 },
      ),
      rect(452, 141, 34, 5, "#ffffff", 2) + rect(494, 141, 20, 5, accent, 2),
      pen.column(
        [34, 18, 340, 114],
        [
          pen.words(texts.headline, { ...HAND, size: 38, floor: 22, maxLines: 2, on: ground, fill: accent }),
          pen.words(texts.detail, {
            ...HAND,
            weight: 400,
            size: 21,
            floor: 14,
            maxLines: 2,
            on: ground,
            fill: chalk,
            gap: 16,
          }),
          pen.button(texts.button, { ...HAND, size: 19, ground, outline: chalk, padX: 14, padY: 7, gap: 16 }),
        ],
      ),
    ];
  },
};
