import mongoose, { type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import * as links from "../links/service.ts";
import { isRevision, SignatureModel, type SignatureRecord } from "./model.ts";

const LINKED = ["hash", "revision", "shortLinks"] as const;
const storedLinked = storedReader<SignatureRecord, "_id" | (typeof LINKED)[number]>(SignatureModel, LINKED);

/**
 * Puts the short links of a team's signatures under another address. It is no change that somebody has to install: those that they have
 * lead where they did. One that is saved meanwhile has the address by its save.
 * @param base what stands in front of the codes
 */
export async function moveLinks(team: Types.ObjectId, base: string, signal: AbortSignal): Promise<void> {
  const some = { team, "shortLinks.0": mongoose.trusted({ $exists: true }) };
  for await (const row of SignatureModel.find(some as object, LINKED)
    .lean()
    .cursor()) {
    signal.throwIfAborted();
    const record = storedLinked.read(row);
    const shortLinks = record && links.underBase(record.shortLinks, base);
    if (!shortLinks) continue;
    const { _id, hash, revision } = record;
    const same = { _id, revision: isRevision(revision) };
    const { modifiedCount } = await SignatureModel.updateOne(same, { $set: { shortLinks } }, { timestamps: false });
    if (modifiedCount > 0) await renderer().forget(hash);
  }
}
