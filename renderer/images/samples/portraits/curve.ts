/**
 * Catmull-Rom spline: one smooth closed or open line through the points of `"x,y x,y! …"`; at a point with `!` the line
 * breaks. Handles are as long as a third of their piece, so a line never swings out between two near points.
 */
export function curve(points: string, { isOpen = false } = {}): string {
  const knots = points.trim().split(/\s+/).map(readKnot);
  const count = knots.length;
  const at = (i: number) => knots[isOpen ? Math.min(Math.max(i, 0), count - 1) : (i + count) % count] as Knot;
  let d = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < count - (isOpen ? 1 : 0); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const reach = HANDLE * Math.hypot(to.x - from.x, to.y - from.y);
    const out = from.isCorner ? heading(from, to) : heading(at(i - 1), to);
    const into = to.isCorner ? heading(from, to) : heading(from, at(i + 2));
    const handles = [from.x + out.x * reach, from.y + out.y * reach, to.x - into.x * reach, to.y - into.y * reach];
    d += `C${[...handles, to.x, to.y].map(round).join(" ")}`;
  }
  return isOpen ? d : `${d}Z`;
}

/** Of a piece's length; 0.36 makes eight points on a circle round. */
const HANDLE = 0.36;
type Knot = { x: number; y: number; isCorner: boolean };

function readKnot(text: string): Knot {
  const [x, y] = text.replace("!", "").split(",").map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`"${text}" is no point of a line.`);
  return { x, y, isCorner: text.endsWith("!") };
}

function heading(from: Knot, to: Knot) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const round = (value: number) => Math.round(value * 10) / 10;
