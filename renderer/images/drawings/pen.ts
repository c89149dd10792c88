import type { Strokes } from "#shared/drawings/schema.ts";

/** A round touch of the pen. */
export type Dab = { x: number; y: number; radius: number };

type Point = Strokes["strokes"][number][number];

/** How far a curve may run beside the straight lines it is made of. */
const TOLERANCE_PX = 0.1;
/** How much of its width a line keeps from one point to the next, so that it swells and thins like ink. */
const INERTIA = 0.6;
/** A resting pen's width, and that of one in full flight, in parts of the usual one. */
const SLOW = 1.25;
const FAST = 0.45;
/** Distance of two measured points at which a line has lost half of what it can lose, in CSS pixels. */
const HALF_SPEED_PX = 10;

/**
 * Strokes as dabs that are joined by straight lines. Each stroke runs smoothly: straight to the middle of its first two
 * points, in curves from middle to middle, the points pulling, and straight to its end.
 */
export function dabsOf(strokes: Strokes["strokes"], { scale, widthPx }: { scale: number; widthPx: number }): Dab[][] {
  return strokes.map((points) => smooth(widths(points, widthPx / 2, scale)));
}

export const lengthOf = (points: readonly { x: number; y: number }[]) =>
  points.reduce((sum, point, i) => {
    const before = points[i - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);

function widths(points: readonly Point[], radius: number, scale: number): Dab[] {
  // Mice report one pressure for all.
  const hasPressure = new Set(points.map(({ pressure }) => pressure)).size > 1;
  let factor: number | null = null;
  return points.map((point, i) => {
    const travelled = lengthOf([points[i - 1] ?? points[1] ?? point, point]);
    const wanted = hasPressure ? 0.35 + 1.3 * (point.pressure ?? 0.5) : thinned(travelled, points.length);
    factor = factor === null ? wanted : factor * INERTIA + wanted * (1 - INERTIA);
    return { x: point.x * scale, y: point.y * scale, radius: radius * factor * scale };
  });
}

/** A single point is a dot, as full as ink gets. */
function thinned(travelled: number, count: number): number {
  return count === 1 ? SLOW : FAST + (SLOW - FAST) / (1 + travelled / HALF_SPEED_PX);
}

function smooth(points: readonly Dab[]): Dab[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length === 1) return [...points];
  const line = [first];
  let from = first;
  for (let i = 0; i < points.length - 1; i += 1) {
    const pull = points[i] as Dab;
    const to = middle(pull, points[i + 1] as Dab);
    curve(line, from, pull, to);
    from = to;
  }
  line.push(last);
  return line;
}

const middle = (a: Dab, b: Dab): Dab => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  radius: (a.radius + b.radius) / 2,
});

/** Adds the dabs of a quadratic curve, its start left out: as few as it takes to look round. */
function curve(line: Dab[], from: Dab, pull: Dab, to: Dab) {
  const bend = Math.hypot(from.x - 2 * pull.x + to.x, from.y - 2 * pull.y + to.y);
  const count = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * TOLERANCE_PX))));
  for (let i = 1; i <= count; i += 1) {
    const t = i / count;
    const at = (key: keyof Dab) => (1 - t) ** 2 * from[key] + 2 * t * (1 - t) * pull[key] + t ** 2 * to[key];
    line.push({ x: at("x"), y: at("y"), radius: at("radius") });
  }
}
