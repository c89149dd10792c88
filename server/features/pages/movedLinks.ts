import mongoose, { type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";
import * as links from "../links/service.ts";
import { isRevision, PageModel, type PageRecord } from "./model.ts";

const LINKED = ["revision", "shortLinks"] as const;
const storedLinked = storedReader<PageRecord, "_id" | (typeof LINKED)[number]>(PageModel, LINKED);

/**
 * Puts the short links of a team's pages under another address. One that is saved meanwhile has it by its save.
 * @param base what stands in front of the codes
 */
export async function moveLinks(team: Types.ObjectId, base: string, signal: AbortSignal): Promise<void> {
  const some = { team, "shortLinks.0": mongoose.trusted({ $exists: true }) };
  for await (const row of PageModel.find(some as object, LINKED)
    .lean()
    .cursor()) {
    signal.throwIfAborted();
    const record = storedLinked.read(row);
    const shortLinks = record && links.underBase(record.shortLinks, base);
    if (!shortLinks) continue;
    const same = { _id: record._id, revision: isRevision(record.revision) };
    await PageModel.updateOne(same, { $set: { shortLinks } }, { timestamps: false });
  }
}
