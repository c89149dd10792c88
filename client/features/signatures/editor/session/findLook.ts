import { PREFILLS } from "#shared/catalog/prefills.ts";
import type { Worn } from "./editing.ts";
import { applyLook } from "./prefill.ts";
import type { Change } from "./store.ts";

/** What gives a document the look of a ready design, and who stands in its empty parts; null for an id that there is not. */
export function findLook(id: string): { apply: Change; worn: Worn } | null {
  const prefill = PREFILLS.find((each) => each.id === id);
  return prefill ? { apply: (document) => applyLook(document, prefill), worn: prefill.content } : null;
}
