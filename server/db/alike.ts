import type { Types } from "mongoose";
import mongoose from "mongoose";

/** What of one document is another from now on. */
export type Setting = { _id: Types.ObjectId; $set: object };

/**
 * Commands of a bulk write that change documents: those that change alike are one. Of many that end most do.
 * @returns an `updateMany` for each kind of change
 */
export function alike(settings: readonly Setting[]) {
  const groups = new Map<string, { ids: Types.ObjectId[]; $set: object }>();
  for (const { _id, $set } of settings) {
    const key = JSON.stringify($set);
    const group = groups.get(key);
    if (group) group.ids.push(_id);
    else groups.set(key, { ids: [_id], $set });
  }
  return [...groups.values()].map(({ ids, $set }) => ({
    updateMany: { filter: { _id: mongoose.trusted({ $in: ids }) }, update: { $set } },
  }));
}
