import * as z from "zod/mini";
import { keep, kept } from "#client/lib/kept.ts";
import { Handwriting, Strokes } from "#shared/drawings/schema.ts";
import { UNSAVED_SIGN_KEY } from "#shared/signatures/constants.ts";

/** What the picture of a sign is drawn from. */
const SignOrder = z.union([
  z.strictObject({ kind: z.literal("drawn"), strokes: Strokes }),
  z.strictObject({ kind: z.literal("typed"), handwriting: Handwriting }),
]);
export type SignOrder = z.output<typeof SignOrder>;

/** Leaves a sign for the editor. */
export const handOver = (order: SignOrder) => keep(UNSAVED_SIGN_KEY, JSON.stringify(order));

export const forgetHandedOver = () => keep(UNSAVED_SIGN_KEY, null);

/** The sign that was left; null, and forgotten, when it cannot be read. */
export function handedOver(): SignOrder | null {
  const text = kept(UNSAVED_SIGN_KEY);
  if (text === null) return null;
  try {
    return SignOrder.parse(JSON.parse(text));
  } catch {
    forgetHandedOver();
    return null;
  }
}
