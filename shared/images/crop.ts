/** A part of the upright picture, in fractions of its width and height; the origin is the upper left corner. */
export type Crop = { x: number; y: number; width: number; height: number };

/** What a cropping tool may be off by when it reaches for the very edge. */
const TOLERANCE = 0.001;

/** `"0.1,0.2,0.5,0.5"` -> `{ x: 0.1, y: 0.2, width: 0.5, height: 0.5 }`; null when it is no part of a picture. */
export function parseCrop(text: string): Crop | null {
  const parts = text.split(",");
  const numbers = parts.map((part) => (/^\d(\.\d{1,20})?$/.test(part.trim()) ? Number(part) : Number.NaN));
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = numbers;
  const isPart =
    parts.length === 4 && width > 0 && height > 0 && x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE;
  return isPart ? { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) } : null;
}

/** The inverse of `parseCrop`. */
export function formatCrop({ x, y, width, height }: Crop): string {
  return [x, y, width, height].map((part) => part.toFixed(6)).join(",");
}
