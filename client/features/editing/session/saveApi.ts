import type { LocalPicture } from "#client/features/signatures/editor/pictures/pictures.ts";
import { formatCrop } from "#shared/images/crop.ts";

/** How far the clock of a computer may be from the server's. */
const CLOCK_SKEW_MS = 600_000;

/** A picture as a form carries it. The server streams the file: what it needs to know of it comes first. */
export const pictureForm = ({ file, crop }: LocalPicture) =>
  [
    ["crop", formatCrop(crop)],
    ["image", file],
  ] as const;

/** Of documents at the server the one that was made after a moment with a very content; null when there is none. */
export function madeSince<D, R extends D & { createdAt: string }>(
  items: readonly R[],
  inputOf: (record: D) => D,
  body: D,
  sinceMs: number,
): R | null {
  const content = JSON.stringify(body);
  const isIt = (item: R) =>
    Date.parse(item.createdAt) >= sinceMs - CLOCK_SKEW_MS && JSON.stringify(inputOf(item)) === content;
  return items.find(isIt) ?? null;
}
