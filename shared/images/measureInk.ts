import { luminance } from "../lib/color.ts";
import { INK_STEPS } from "./constants.ts";
import { contrastOf, PLATE_CONTRAST, stepOf } from "./logoInk.ts";

/** Red, green, blue and alpha, a byte each. */
type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** Longest side in which a picture is looked at: the strokes of a wordmark are a few pixels wide then. */
export const MEASURED_PX = 160;
/** Less is the soft edge of something, or its shadow. */
const MIN_ALPHA = 64;
/** Ink counts so near to where the ground begins: of a badge the rim, of letters all. */
const REACH_PX = 2;
/** So much of the frame around it is covered by a rectangle whose corners are hardly cut, and by a disc. */
const OPAQUE_COVER = 0.98;
const BADGE_COVER = 0.75;
/** What is written on a badge takes so much of it. */
const SECOND_TONE = 0.08;

/**
 * Measures the ink of a picture, drawn at most `MEASURED_PX` a side: per cent in each step of `INK_STEPS`. Empty for one
 * that is its own ground, as opaque ones are, and badges that can be read without their rim.
 * @returns null for a picture without any ink
 */
export function measureInk({ data, width, height }: Pixels): number[] | null {
  const alphaAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] as number);
  const meetsGround = (x: number, y: number) => {
    for (let dy = -REACH_PX; dy <= REACH_PX; dy += 1)
      for (let dx = -REACH_PX; dx <= REACH_PX; dx += 1) if (alphaAt(x + dx, y + dy) < MIN_ALPHA) return true;
    return false;
  };
  const [all, rim] = [Array<number>(INK_STEPS).fill(0), Array<number>(INK_STEPS).fill(0)];
  let [left, top, right, bottom, covered] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const alpha = alphaAt(x, y);
      if (alpha < MIN_ALPHA) continue;
      covered += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      const step = stepOf(lightAt(data, (y * width + x) * 4));
      all[step] = (all[step] as number) + alpha;
      if (meetsGround(x, y)) rim[step] = (rim[step] as number) + alpha;
    }
  if (covered === 0) return null;
  const cover = covered / ((right - left) * (bottom - top));
  if (cover >= OPAQUE_COVER || (cover >= BADGE_COVER && hasTwoTones(all))) return [];
  return inPerCent(rim);
}

/** Linear light of the values that a channel has. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  luminance(`#${value.toString(16).padStart(2, "0").repeat(3)}`),
);

/** Relative luminance of a pixel. */
function lightAt(data: Pixels["data"], at: number): number {
  const light = (channel: number) => LINEAR[data[at + channel] as number] as number;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}

/** True where what is written on a badge can be told from it. */
function hasTwoTones(steps: readonly number[]): boolean {
  const least = SECOND_TONE * sum(steps);
  const seen = [...steps.keys()].filter((step) => (steps[step] as number) >= least);
  return contrastOf(seen[0] ?? 0, seen.at(-1) ?? 0) >= PLATE_CONTRAST;
}

const inPerCent = (steps: readonly number[]) => steps.map((part) => Math.round((part * 100) / sum(steps)));
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
