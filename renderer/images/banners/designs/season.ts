import type { SEASON } from "#shared/catalog/banners/season.ts";
import { mix } from "#shared/lib/color.ts";
import type { Drawings } from "../design.ts";
import { BOOK, FIRA, ITALIC, POSTER, SANS, SERIF } from "../faces.ts";
import { fir, flakes, leaf } from "../patterns.ts";
import { at, circle, line, onCircle, path, rect, type Svg, scatter, times } from "../svg.ts";

export const seasonDrawings: Drawings<typeof SEASON> = {
  "season-snow": ({ pen, texts, colors: { ground, accent } }) => {
    const trunk = mix(accent, "#2b1a10", 0.7);
    const far = mix(ground, "#ffffff", 0.28);
    const firs: [number, number, number, number][] = [
      [392, 108, 46, 0.25],
      [424, 112, 60, 0.1],
      [566, 112, 64, 0.1],
      [540, 108, 44, 0.25],
      [588, 122, 60, 0],
      [462, 122, 82, 0],
      [502, 128, 62, 0.12],
    ];
    return [
      rect(0, 0, 600, 150, ground),
      circle(526, 38, 22, mix(ground, "#fff3c9", 0.85)) + circle(516, 34, 19, ground),
      path("M0 124Q120 96 260 118T470 92T600 108V150H0Z", far),
      ...firs.map(
        ([x, y, tall, pale]) =>
          fir(x, y, tall, mix(accent, ground, pale), trunk) +
          path(
            `M${x - tall * 0.1} ${y - tall * 0.74}L${x} ${y - tall}L${x + tall * 0.1} ${y - tall * 0.74}Q${x} ${y - tall * 0.82} ${x - tall * 0.1} ${y - tall * 0.74}Z`,
            "#ffffff",
          ),
      ),
      path("M0 138Q150 112 320 132T600 118V150H0Z", "#ffffff"),
      path("M0 150Q60 134 150 140T380 150Z", mix(ground, "#ffffff", 0.86)),
      flakes(4, 30, [0, 0, 390, 20], 1.8, { fill: "#ffffff", opacity: 0.8 }),
      flakes(9, 46, [386, 0, 214, 118], 2.2, { fill: "#ffffff", opacity: 0.85 }),
      pen.column(
        [34, 22, 340, 86],
        [
          pen.words(texts.headline, { family: "Great Vibes", size: 50, floor: 28, on: ground, fill: "#ffffff" }),
          pen.words(texts.detail, { ...FIRA, size: 15, floor: 12, maxLines: 2, on: ground, fill: "#ffffff", gap: 21 }),
        ],
      ),
    ];
  },

  "season-branches": ({ pen, texts, colors: { ground, accent, second } }) => {
    const twig = (bend: number): Svg =>
      path(`M0 0Q${bend} -60 0 -120`, { stroke: mix(accent, "#3a2a1a", 0.4), strokeWidth: 2.2 }) +
      times(9, (i) => {
        const part = (i + 0.6) / 9.5;
        const [x, y] = [bend * 2 * part * (1 - part), -120 * part];
        const long = 30 - i * 1.6;
        return (
          at(x, y, leaf(long, i % 2 ? accent : mix(accent, "#ffffff", 0.25)), { turn: 58 - i * 2 }) +
          at(x, y, leaf(long, i % 2 ? mix(accent, "#ffffff", 0.14) : accent), { turn: -58 + i * 2 })
        );
      });
    const spray =
      at(0, 0, twig(16), { turn: 26 }) +
      at(0, 0, twig(-14), { turn: 84, scale: 0.86 }) +
      [
        [18, -12, 7],
        [32, -24, 6],
        [8, -30, 6],
        [38, -8, 5.5],
        [26, -46, 4.5],
      ]
        .map(
          ([x = 0, y = 0, radius = 0]) =>
            circle(x, y, radius, second) +
            circle(x - radius * 0.3, y - radius * 0.3, radius * 0.25, mix(second, "#ffffff", 0.7)),
        )
        .join("");
    return [
      rect(0, 0, 480, 120, ground),
      rect(8, 8, 464, 104, { stroke: mix(ground, accent, 0.35), strokeWidth: 1 }),
      rect(12, 12, 456, 96, { stroke: mix(ground, accent, 0.2), strokeWidth: 1 }),
      at(-6, 126, spray, { turn: 2, scale: 0.95 }),
      at(486, -6, spray, { turn: 182, scale: 0.95 }),
      pen.column(
        [112, 16, 256, 88],
        [
          pen.words(texts.label, {
            ...SERIF,
            weight: 700,
            isCaps: true,
            spacing: 0.14,
            size: 14.5,
            floor: 11,
            on: ground,
            fill: second,
          }),
          pen.words(texts.headline, { ...ITALIC, size: 29, floor: 18, maxLines: 2, on: ground, fill: accent, gap: 15 }),
          pen.words(texts.detail, {
            ...SERIF,
            size: 15,
            floor: 11,
            on: ground,
            fill: mix(accent, "#000000", 0.2),
            gap: 15,
          }),
        ],
        "center",
      ),
    ];
  },

  "season-fireworks": ({ pen, texts, colors: { ground, accent, second, third } }) => {
    const burst = (x: number, y: number, radius: number, count: number, color: string): Svg =>
      times(count, (i) => {
        const turn = i / count;
        const far = i % 2 ? 0.78 : 1;
        return (
          line([onCircle(x, y, radius * 0.32, turn), onCircle(x, y, radius * 0.84 * far, turn)], color, 1.8) +
          circle(...onCircle(x, y, radius * far, turn), i % 2 ? 1.8 : 2.6, mix(color, "#ffffff", 0.45))
        );
      });
    const dark = mix(ground, "#000000", 0.4);
    return [
      rect(0, 0, 600, 150, ground),
      flakes(6, 50, [0, 0, 600, 120], 1.1, { fill: "#ffffff", opacity: 0.55 }),
      burst(92, 62, 50, 22, accent) + burst(40, 112, 26, 14, third),
      burst(508, 58, 54, 24, second) +
        burst(568, 108, 28, 14, accent) +
        burst(442, 10, 19, 12, third) +
        burst(158, 12, 19, 12, second),
      line(
        [
          [92, 112],
          [98, 150],
        ],
        mix(ground, accent, 0.5),
        1.6,
        { dash: "1 5" },
      ) +
        line(
          [
            [508, 112],
            [500, 150],
          ],
          mix(ground, second, 0.5),
          1.6,
          { dash: "1 5" },
        ),
      path(
        "M0 150V139L20 132H44V138H70L88 126L106 138H140V143H460V136H486V128H512V138H540L556 130L572 138H600V150Z",
        dark,
      ),
      pen.column(
        [154, 24, 292, 100],
        [
          pen.words(texts.headline, { ...POSTER, size: 42, floor: 24, maxLines: 2, on: ground, fill: "#ffffff" }),
          pen.words(texts.label, { ...FIRA, size: 15, floor: 11, maxLines: 2, on: ground, fill: accent, gap: 15 }),
        ],
        "center",
      ),
    ];
  },

  "season-lights": ({ pen, texts, colors: { ground, accent } }) => {
    const glow = [accent, mix(accent, "#ff6a3d", 0.6), mix(accent, "#ffffff", 0.5)];
    const wire = mix(ground, "#000000", 0.55);
    const sag = (part: number, deep: number) => 4 * deep * part * (1 - part);
    const garland = (from: number, to: number, top: number, deep: number, count: number): Svg =>
      path(`M${from} ${top}Q${(from + to) / 2} ${top + deep * 2} ${to} ${top}`, { stroke: wire, strokeWidth: 2 }) +
      times(count, (i) => {
        const part = (i + 0.5) / count;
        const [x, y] = [from + (to - from) * part, top + sag(part, deep)];
        const color = glow[i % 3] as string;
        return (
          circle(x, y + 12, 15, { fill: color, opacity: 0.14 }) +
          rect(x - 3, y - 1, 6, 6, wire, 1) +
          path(
            `M${x - 3} ${y + 5}C${x - 9} ${y + 12} ${x - 5} ${y + 20} ${x} ${y + 20}C${x + 5} ${y + 20} ${x + 9} ${y + 12} ${x + 3} ${y + 5}Z`,
            color,
          )
        );
      });
    return [
      rect(0, 0, 480, 120, ground),
      circle(240, -30, 150, mix(ground, accent, 0.06)) + circle(240, -30, 100, mix(ground, accent, 0.07)),
      garland(-30, 150, 2, 19, 6) + garland(150, 330, 2, 15, 6) + garland(330, 510, 2, 19, 6),
      pen.column(
        [50, 48, 380, 60],
        [
          pen.words(texts.headline, {
            family: "Marck Script",
            size: 37,
            floor: 22,
            on: ground,
            fill: mix(accent, "#ffffff", 0.6),
          }),
          pen.words(texts.detail, { ...BOOK, size: 14.5, floor: 11, on: ground, fill: "#ffffff", gap: 17 }),
        ],
        "center",
      ),
    ];
  },

  "season-flowers": ({ pen, texts, colors: { ground, accent, second } }) => {
    const flower = (size: number, petals: number, color: string, heart: string): Svg =>
      times(petals, (i) =>
        at(
          0,
          0,
          path(
            `M0 0C${-size * 0.55} ${-size * 0.4} ${-size * 0.4} ${-size} 0 ${-size}C${size * 0.4} ${-size} ${size * 0.55} ${-size * 0.4} 0 0Z`,
            color,
          ),
          { turn: (i * 360) / petals },
        ),
      ) + circle(0, 0, size * 0.26, heart);
    const tulip = (color: string): Svg => path("M0 0C-16-2-16-22-12-30L-5-22L0-34L5-22L12-30C16-22 16-2 0 0Z", color);
    const stem = (x: number, y: number, bend: number) =>
      path(`M${x} ${y}Q${x + bend} ${(y + 124) / 2} ${x + bend * 0.6} 124`, { stroke: second, strokeWidth: 3 });
    const next = scatter(5);
    return [
      rect(0, 0, 480, 120, ground),
      circle(400, 128, 92, mix(ground, accent, 0.14)),
      stem(330, 84, -6) +
        stem(364, 52, 8) +
        stem(402, 40, -6) +
        stem(438, 60, 4) +
        stem(464, 86, -8) +
        stem(300, 102, 6),
      times(11, (i) =>
        at(296 + i * 17, 124, leaf(30 + next() * 22, i % 2 ? second : mix(second, "#ffffff", 0.25)), {
          turn: (next() - 0.5) * 70,
        }),
      ),
      at(330, 92, tulip(mix(accent, "#ffb400", 0.55))) + at(438, 68, tulip(mix(accent, "#ff7a00", 0.3))),
      at(364, 48, flower(23, 6, "#ffffff", "#f7b733")) +
        at(402, 34, flower(20, 8, accent, mix(accent, "#3a0f1f", 0.6))),
      at(464, 84, flower(18, 5, mix(accent, "#ffffff", 0.45), accent), { turn: 20 }) +
        at(300, 100, flower(15, 6, mix(accent, "#6a4fd0", 0.6), "#ffe08a")),
      at(388, 84, flower(14, 5, accent, "#ffe08a"), { turn: 12 }),
      pen.column(
        [30, 14, 250, 92],
        [
          pen.words(texts.headline, {
            family: "Sacramento",
            size: 54,
            floor: 30,
            on: ground,
            fill: mix(accent, "#000000", 0.22),
          }),
          pen.words(texts.detail, {
            ...SANS,
            size: 13.5,
            floor: 11.5,
            maxLines: 2,
            on: ground,
            fill: mix(second, "#000000", 0.3),
            gap: 20,
          }),
        ],
      ),
    ];
  },
};
