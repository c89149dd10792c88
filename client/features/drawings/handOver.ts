import * as z from "zod/mini";
import { keep, kept } from "#client/lib/kept.ts";
import { Handwriting, Strokes } from "#shared/drawings/schema.ts";
import { UNSAVED_SIGN_KEY } from "#shared/signatures/constants.ts";

/** What the picture of a sign is drawn from. */
const SignOrder = z.union([
  z.strictObject({ kind: z.literal("drawn"), strokes: Strokes }),
  z.strictObject({ kind: z.literal("typed"), handwriting: Handwriting }),
]);
/** `at`: when it was left, in ms. */
const HandedOver = z.strictObject({ at: z.number(), order: SignOrder });
/** Whoever comes later has forgotten it, and it would turn up in a signature of somebody else. */
const MAX_AGE_MS = 86_400_000;
export type SignOrder = z.output<typeof SignOrder>;

/** Leaves a sign for the editor. */
export const handOver = (order: SignOrder) => keep(UNSAVED_SIGN_KEY, JSON.stringify({ at: Date.now(), order }));

export const forgetHandedOver = () => keep(UNSAVED_SIGN_KEY, null);

/** The sign that was left; null, and forgotten, when it cannot be read or is older than a day. */
export function handedOver(): SignOrder | null {
  const text = kept(UNSAVED_SIGN_KEY);
  if (text === null) return null;
  try {
    const { at, order } = HandedOver.parse(JSON.parse(text));
    if (Date.now() - at < MAX_AGE_MS) return order;
  } catch {
    // Whatever it is, it is not a sign.
  }
  forgetHandedOver();
  return null;
}
