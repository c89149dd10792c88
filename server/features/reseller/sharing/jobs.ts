/**
 * Brings designs to companies: a transaction a company, so that one that fails, or is gone, keeps nobody waiting. What was brought is not behind
 * any more; so whoever goes on, after a step or after a process that was killed, has only what is left, and what was saved meanwhile is
 * taken up in the middle.
 */
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import * as z from "zod/mini";
import { ERRORS, type ErrorCode, Failure } from "#shared/errors/catalogue.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { type Handler, handler, type Job } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import * as members from "../../members/service.ts";
import * as signatures from "../../signatures/service.ts";
import { BRING, bring } from "./asking.ts";
import { bringTo } from "./bring.ts";
import {
  BEHIND,
  SharedCopyModel,
  type SharedCopyRecord,
  ShareModel,
  type ShareRecord,
  storedCopies,
  storedShares,
} from "./model.ts";

/** Companies that are noted in one step, and those that it is brought to. */
const NOTED_AT_ONCE = 200;
const BROUGHT_AT_ONCE = 100;
/** Between two companies the time is others': who reads comes first. */
const REST_MS = 3;
/** Shares that one step of the nightly job looks at. */
const SHARES_AT_ONCE = 50;

export const bringHandler: Handler = handler(BRING, async (data, job) => {
  const { share: id, phase, after } = data;
  // Whoever was asked later does all of it. One that only brings does not note whom this one would have.
  const later: Record<string, string> = phase === "note" ? { share: id, phase } : { share: id };
  if (await jobs.isAskedFor(BRING, later, job.id)) return;
  const share = storedShares.read(await ShareModel.findById(id).lean());
  if (!share) return;
  if (phase === "note") {
    const next = await noteCompanies(share, after);
    return { next: next === null ? { ...data, phase: "bring" as const, after: null } : { ...data, after: next } };
  }
  const count = await bringOn(share, job);
  job.note({ count });
  if (count > 0) return { next: data };
});

/** Notes companies that have to get a design. @returns the last one of them; null: that was all */
async function noteCompanies(share: ShareRecord, after: string | null): Promise<string | null> {
  const { _id, agency, isForAll, companies, endedAt } = share;
  if (endedAt) return null;
  const ids = {
    ...(after !== null && { $gt: new mongoose.Types.ObjectId(after) }),
    ...(!isForAll && { $in: companies }),
  };
  const filter = { agency, ...(Object.keys(ids).length > 0 && { _id: mongoose.trusted(ids) }) };
  const page = await members.findCompanies(filter as never, { _id: 1 }, NOTED_AT_ONCE);
  if (page.length > 0)
    await SharedCopyModel.bulkWrite(
      page.map(({ _id: company }) => ({
        updateOne: { filter: { share: _id, company }, update: { $setOnInsert: { agency } }, upsert: true },
      })),
      { ordered: false },
    );
  const last = page.at(-1);
  return last && page.length === NOTED_AT_ONCE ? String(last._id) : null;
}

/** @returns to how many it was brought; 0: nobody is behind. @throws unavailable */
async function bringOn(known: ShareRecord, { signal, log }: Job): Promise<number> {
  const share = await upToDate(known);
  const behind = { share: share._id, stamp: mongoose.trusted({ $lt: share.stamp }) };
  const rows = await SharedCopyModel.find(behind).sort({ stamp: 1, _id: 1 }).limit(BROUGHT_AT_ONCE).lean();
  for (const row of storedCopies.readAll(rows)) {
    signal.throwIfAborted();
    try {
      await bringTo(row);
    } catch (error) {
      // Something of ours is away: nobody's company is to blame.
      if (error instanceof Failure && ERRORS[error.code].status === 503) throw error;
      log.error({ err: error, operation: "reseller.share", company: String(row.company) }, "a design was not brought");
      await noteFailed(row, share, error instanceof Failure ? error.code : "internal");
    }
    await sleep(REST_MS, undefined, { signal });
  }
  // What cannot be read at all must not keep the others waiting.
  if (rows.length > 0 && storedCopies.readAll(rows).length < rows.length)
    await SharedCopyModel.updateMany(
      { _id: mongoose.trusted({ $in: rows.map(({ _id }) => _id) }), ...behind },
      { $set: { stamp: share.stamp, state: "failed", problem: "internal" } },
    );
  return rows.length;
}

const noteFailed = ({ _id, stamp }: SharedCopyRecord, share: ShareRecord, problem: ErrorCode) =>
  SharedCopyModel.updateOne({ _id, stamp }, { $set: { stamp: share.stamp, state: "failed", problem } });

/** The share, with a stamp that knows of the newest state of the signature. */
async function upToDate(share: ShareRecord): Promise<ShareRecord> {
  const master = await signatures.copies.findOfTeam(share.agency, share.signature);
  if (!master || master.revision === share.revision) return share;
  const { _id, revision, stamp } = share;
  const change = { $set: { revision: master.revision }, $inc: { stamp: 1 } };
  const after = await ShareModel.findOneAndUpdate({ _id, revision, stamp }, change, { returnDocument: "after" }).lean();
  const now = after ?? (await ShareModel.findById(_id).lean());
  return storedShares.read(now) ?? share;
}

/** Looks once a night after all that is shared: companies that have a place now, what failed, and what nobody was asked for. */
const NIGHTLY = kind({
  name: "reseller.shares.nightly",
  data: z.object({ after: z.nullable(StoredId) }),
  keptMs: 0,
});

export const sharingUpkeep = (): readonly Upkeep[] => [
  schedule("reseller.shares.nightly", { calendar: "35 1 * * *", kind: NIGHTLY, data: { after: null } }),
];

export const sharesNightlyHandler: Handler = handler(NIGHTLY, async ({ after }) => {
  const rest = after !== null && { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  const rows = await ShareModel.find({ endedAt: null, ...rest }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(SHARES_AT_ONCE)
    .lean();
  for (const { _id } of rows) {
    const again = { share: _id, state: mongoose.trusted({ $in: ["noPlace", "failed"] as const }) };
    await SharedCopyModel.updateMany(again, { $set: { stamp: BEHIND } });
    await bring(_id, "note");
  }
  const last = rows.at(-1);
  if (last) return { next: { after: String(last._id) } };
});
