import { at, circle, type Look, onCircle, type Point, path, polygon, rect, type Svg, scatter, times } from "./svg.ts";

/** Wedges that run from a point to far outside, every second one. */
export const rays = (x: number, y: number, count: number, radius: number, look: Look): Svg =>
  times(count, (i) =>
    polygon([[x, y], onCircle(x, y, radius, i / count), onCircle(x, y, radius, (i + 0.5) / count)], look),
  );

/** A star of `points` tips; many tips and a near `inner` make a sticker. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, look: Look, turn = 0): Svg =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => onCircle(x, y, i % 2 ? inner : outer, i / points / 2 + turn)),
    look,
  );

/** Four thin tips, as light glints. */
export const sparkle = (x: number, y: number, size: number, look: Look): Svg =>
  at(x, y, path("M0-10Q1-1 10 0Q1 1 0 10Q-1 1-10 0Q-1-1 0-10Z", look), { scale: size / 10 });

export const dots = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  radius: number,
  look: Look,
): Svg =>
  times(columns * rows, (i) => circle(x + (i % columns) * step, y + Math.floor(i / columns) * step, radius, look));

/** Small pieces thrown about: bars, discs and triangles in turn. */
export function confetti(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  colors: readonly string[],
  size = 5,
): Svg {
  const next = scatter(seed);
  const [left, top, width, height] = box;
  return times(count, (i) => {
    const [x, y, turn] = [left + next() * width, top + next() * height, Math.round(next() * 360)];
    const color = colors[i % colors.length] as string;
    const pieces = [
      rect(-size / 2, -size, size, size * 2, color),
      circle(0, 0, size * 0.6, color),
      polygon(
        [
          [0, -size],
          [size, size * 0.7],
          [-size, size * 0.7],
        ],
        color,
      ),
    ];
    return at(x, y, pieces[i % 3] as Svg, { turn });
  });
}

/** Discs of slightly different sizes: snow, stars, bubbles. */
export function flakes(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  radius: number,
  look: Look,
): Svg {
  const next = scatter(seed);
  const [left, top, width, height] = box;
  return times(count, () => circle(left + next() * width, top + next() * height, radius * (0.4 + next() * 0.6), look));
}

/** Rows of overlapping arcs, the Japanese sea pattern. */
export const scales = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  radius: number,
  fill: string,
  stroke: string,
): Svg =>
  times(columns * rows, (i) => {
    const row = Math.floor(i / columns);
    const cx = x + ((i % columns) + (row % 2) / 2) * radius * 2;
    const cy = y + (row * radius) / 2;
    return [1, 0.66, 0.33].map((part) => circle(cx, cy, radius * part, { fill, stroke, strokeWidth: 1.5 })).join("");
  });

/** A leaf from 0,0 upwards. */
export const leaf = (length: number, look: Look): Svg =>
  path(`M0 0Q${-length * 0.35}${-length * 0.5} 0${-length}Q${length * 0.35}${-length * 0.5} 0 0Z`, look);

/** Puffs on a flat bottom, about `width` wide, standing on 0,0. */
export const cloud = (x: number, y: number, width: number, look: Look): Svg =>
  at(x, y, path("M-44 0A15 15 0 0 1-40-29A24 24 0 0 1 2-42A20 20 0 0 1 36-28A14.500 14.500 0 0 1 38 0Z", look), {
    scale: width / 100,
  });

/** A fir of three tiers, standing on 0,0. */
export const fir = (x: number, y: number, height: number, look: Look, trunk: Look): Svg =>
  at(
    x,
    y,
    rect(-4, -14, 8, 14, trunk) +
      [
        [30, -12, 50],
        [25, -36, 42],
        [18, -60, 36],
      ]
        .map(([half = 0, base = 0, tall = 0]) =>
          polygon(
            [
              [-half, base],
              [0, base - tall],
              [half, base],
            ] satisfies Point[],
            look,
          ),
        )
        .join(""),
    { scale: height / 96 },
  );
