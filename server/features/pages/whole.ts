import mongoose from "mongoose";
import type { Viewer } from "../auth/viewer.ts";
import { seenBy } from "./lists.ts";
import { PageModel, storedPages } from "./model.ts";
import { storedIn } from "./pictures.ts";
import { present } from "./present.ts";

/** Pages that somebody sees, with the names of their stored pictures, the oldest first, after the one of an id (keyset pagination). */
export async function pageOf(viewer: Viewer, after: string | null, count: number) {
  const { team } = viewer;
  const seen = seenBy(viewer);
  const rest = after === null ? seen : { ...seen, _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  const records = await PageModel.find(rest).sort({ _id: 1 }).limit(count).lean();
  return storedPages.readAll(records).map((record) => ({
    page: present(record, team, viewer, null),
    pictures: storedIn(record.content).map(({ address }) => address.replace(/^\/i\//, "")),
  }));
}
