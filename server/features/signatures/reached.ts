import type { Reached } from "#shared/signatures/reached.ts";
import type { SignatureRecord } from "./model.ts";

/** How far a state that was noted is from what is there now. */
export function reached(state: Date | null, { changedAt }: Pick<SignatureRecord, "changedAt">): Reached {
  if (state === null) return "never";
  return changedAt !== null && state < changedAt ? "outdated" : "current";
}
