/** Targets that visitors are told of before they are led there. */
import { createHash } from "node:crypto";
import mongoose from "mongoose";
import { batchedRead } from "../../../db/batchedRead.ts";
import { namesOf } from "../targets.ts";
import { NotedTargetModel, type NotedTargetRecord, storedNoted } from "./model.ts";

const readById = batchedRead<NotedTargetRecord>(NotedTargetModel, "_id");

const idOf = (url: string) => `url:${createHash("sha256").update(url).digest("base64url")}`;

/** What is known of a target; null: nothing. Asked when a link is read, so that it is known within a minute everywhere. */
export async function noteOn(url: string): Promise<"flagged" | "reported" | null> {
  const found = await Promise.all([idOf(url), ...namesOf(url)].map(readById));
  const kinds = found.map((row) => storedNoted.read(row)?.kind);
  return kinds.includes("flagged") ? "flagged" : kinds.includes("reported") ? "reported" : null;
}

/** Somebody says that a target harms people. @returns how often that was said */
export async function noteReport(url: string): Promise<number> {
  const row = await NotedTargetModel.findOneAndUpdate(
    { _id: idOf(url) },
    { $inc: { reports: 1 }, $set: { kind: "reported", at: new Date() } },
    { upsert: true, returnDocument: "after" },
  ).lean();
  return row?.reports ?? 1;
}

/** The operator flags a host, with all that is below it, or takes that back. */
export async function flagHost(host: string, isFlagged: boolean): Promise<void> {
  const _id = host.toLowerCase();
  if (!isFlagged) await NotedTargetModel.deleteOne({ _id, kind: "flagged" });
  else await NotedTargetModel.updateOne({ _id }, { $set: { kind: "flagged", at: new Date() } }, { upsert: true });
}

/** Hosts that are listed at once: far more than an operator flags by hand. */
const MAX_LISTED = 1_000;

/** The hosts that are flagged, by their names. */
export async function flagged(): Promise<string[]> {
  const rows = await NotedTargetModel.find({ kind: "flagged" }).sort({ _id: 1 }).limit(MAX_LISTED).lean();
  return rows.map(({ _id }) => _id);
}

/** Takes back what was said of targets. */
export const forgetReports = (urls: readonly string[]) =>
  NotedTargetModel.deleteMany({ _id: mongoose.trusted({ $in: urls.map(idOf) }), kind: "reported" });
