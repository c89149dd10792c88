import { channelsOf } from "#shared/lib/color.ts";

/** How light a colour looks, 0 to 100, and its hue on two axes: CIE L*a*b* under daylight (D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

const WHITE_XYZ = [0.95047, 1, 1.08883] as const;
const EDGE = 216 / 24389;
const SLOPE = 24389 / 27;

/** `"#808080"` -> `[53.6, 0, 0]` */
export function labOf(hex: string): Lab {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const xyz = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ];
  const [x, y, z] = xyz.map((value, i) => {
    const part = value / (WHITE_XYZ[i] as number);
    return part > EDGE ? Math.cbrt(part) : (SLOPE * part + 16) / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The colour of a screen that comes nearest: what it cannot show is cut, channel by channel. */
export function hexOfLab([lightness, a, b]: Lab): string {
  const y = (lightness + 16) / 116;
  const [x, , z] = [y + a / 500, y, y - b / 200];
  const [X, Y, Z] = [x, y, z].map((value, i) => {
    const part = value ** 3 > EDGE ? value ** 3 : (116 * value - 16) / SLOPE;
    return part * (WHITE_XYZ[i] as number);
  }) as [number, number, number];
  const channels = [
    3.2404542 * X - 1.5371385 * Y - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 * Y + 0.041556 * Z,
    0.0556434 * X - 0.2040259 * Y + 1.0572252 * Z,
  ];
  return `#${channels
    .map((value) => {
      const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, shown)) * 255)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}
