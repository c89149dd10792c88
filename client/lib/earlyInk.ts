/** A point of a stroke: CSS pixels from the pad's corner, pressure from 0 to 1, time in milliseconds. */
export type EarlyPoint = { x: number; y: number; pressure: number; time: number };
export type EarlyStroke = readonly EarlyPoint[];

/** A pad that the server drew. What is drawn on it before it is alive waits in it. */
export type EarlyPad = HTMLCanvasElement & {
  early?: EarlyStroke[];
  /** the pad is alive: no new stroke is kept, the last one may still be under way */
  take?: ((strokes: readonly EarlyStroke[]) => void) | undefined;
};

/** Hands over what was drawn on a pad before it was alive, now and at the end of a stroke that is under way. @returns what ends it */
export function takeEarlyInk(pad: EarlyPad, take: (strokes: readonly EarlyStroke[]) => void): () => void {
  pad.take = take;
  const early = pad.early?.splice(0) ?? [];
  if (early.length > 0) take(early);
  return () => {
    pad.take = undefined;
  };
}
