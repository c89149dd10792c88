import bidiFactory from "bidi-js";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";

export type Run = { start: number; end: number; isRtl: boolean };

const bidi = bidiFactory();

/** Stretches of one direction, from the left to the right: the order in which a line is drawn (UAX 9). */
export function runsOf(text: string, dir: "ltr" | "rtl"): Run[] {
  if (text === "") return [];
  if (dir === "ltr" && !RIGHT_TO_LEFT.test(text)) return [{ start: 0, end: text.length, isRtl: false }];
  const embedding = bidi.getEmbeddingLevels(text, dir);
  const runs: Run[] = [];
  for (const i of bidi.getReorderedIndices(text, embedding)) {
    const isRtl = (embedding.levels[i] as number) % 2 === 1;
    const last = runs.at(-1);
    if (last?.isRtl === isRtl && (isRtl ? last.start === i + 1 : last.end === i)) {
      last.start = Math.min(last.start, i);
      last.end = Math.max(last.end, i + 1);
    } else runs.push({ start: i, end: i + 1, isRtl });
  }
  return runs;
}

/** A right-to-left stretch as it is drawn: brackets open to the left. */
export const mirrored = (text: string) =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join("");
