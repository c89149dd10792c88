/** Links that somebody made by themselves, as their own data have them. */
import mongoose, { type Types } from "mongoose";
import { isManager } from "#shared/members/rules.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { ShortLinkModel, type ShortLinkRecord, storedLinks } from "../model.ts";
import { presentAll } from "./present.ts";

type Lean = ShortLinkRecord & { _id: Types.ObjectId };

/**
 * A part of all links of the team that are of nothing else; of those a member made, where the viewer is one. With each part the hashes
 * that its counts are kept under.
 * @param after where the part before has ended; null: the first part
 * @returns also where this one ends; null: nothing comes after it
 */
export async function partOfOwn(viewer: Viewer, after: string | null, limit: number) {
  const rows = await ShortLinkModel.find({
    team: viewer.team._id,
    of: "own",
    deletedAt: mongoose.trusted({ $exists: false }),
    ...(!isManager(viewer) && { owner: viewer.user._id }),
    ...(after !== null && { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) }),
  })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Lean[]>();
  const records = storedLinks.readAll(rows);
  return {
    links: await presentAll(viewer, records),
    hashes: records.map(({ signature }) => signature),
    after: rows.length === limit ? String(rows.at(-1)?._id) : null,
  };
}
