/** A piece of SVG, in CSS pixels. Words get in as outlines only, so nothing in here comes from strangers but colours. */
export type Svg = string;

type Paint = {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  dash?: string;
  cap?: "round" | "butt";
};
/** A colour alone fills. */
export type Look = string | Paint;
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

function paint(look: Look): string {
  const {
    fill = "none",
    stroke,
    strokeWidth = 2,
    opacity,
    dash,
    cap = "round",
  }: Paint = typeof look === "string" ? { fill: look } : look;
  return (
    ` fill="${fill}"` +
    (stroke
      ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="${cap}" stroke-linejoin="round"`
      : "") +
    (stroke && dash ? ` stroke-dasharray="${dash}"` : "") +
    (opacity === undefined ? "" : ` opacity="${opacity}"`)
  );
}

export const path = (d: string, look: Look): Svg => (d ? `<path d="${d}"${paint(look)}/>` : "");

export const rect = (x: number, y: number, width: number, height: number, look: Look, radius = 0): Svg =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"${paint(look)}/>`;

export const circle = (x: number, y: number, radius: number, look: Look): Svg => ellipse(x, y, radius, radius, look);

export const ellipse = (x: number, y: number, rx: number, ry: number, look: Look): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${paint(look)}/>`;

const pointsOf = (points: readonly Point[]) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

export const polygon = (points: readonly Point[], look: Look): Svg =>
  `<polygon points="${pointsOf(points)}"${paint(look)}/>`;

export const line = (points: readonly Point[], stroke: string, strokeWidth = 2, more: Paint = {}): Svg =>
  `<polyline points="${pointsOf(points)}"${paint({ stroke, strokeWidth, ...more })}/>`;

/** Moves, turns (degrees) and sizes what was drawn around 0,0. */
export const at = (x: number, y: number, svg: Svg, { turn = 0, scale = 1, opacity = 1 } = {}): Svg =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale})"${opacity < 1 ? ` opacity="${opacity}"` : ""}>${svg}</g>`;

/** Only what lies inside the shape is seen; `id` is unique in its banner. */
export const clip = (id: string, shape: Svg, svg: Svg): Svg =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${svg}</g>`;

/** The same drawing `count` times; `draw` is told which one it is. */
export const times = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** On a circle around `x,y`, clockwise from the top, in turns. */
export function onCircle(x: number, y: number, radius: number, turns: number): Point {
  const angle = (turns - 0.25) * 2 * Math.PI;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** Numbers from 0 to 1 that look random and are the same each time. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
