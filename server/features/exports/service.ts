import { Readable } from "node:stream";
import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import {
  EXPORT_HOURS,
  EXPORT_PATIENCE_MINUTES,
  EXPORTS_PER_DAY,
  MAX_EXPORTS_SHOWN,
} from "#shared/exports/constants.ts";
import type { Export } from "#shared/exports/schema.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import * as jobs from "../../jobs/queue.ts";
import type { Viewer } from "../auth/viewer.ts";
import { Gathering, nameOfPart, picturesOf } from "./gather.ts";
import { EXPORT, EXPORT_END, EXPORT_TERMS, makeCopy } from "./jobs.ts";
import { ExportModel, type ExportRecord, storedExports } from "./model.ts";
import { partsOf } from "./parts.ts";

export { EXPORT_TERMS, Gathering, makeCopy, nameOfPart, picturesOf };

const PATIENCE_MS = EXPORT_PATIENCE_MINUTES * 60_000;
const DAY_MS = 86_400_000;
/** Most copies are made by then. */
const RETRY_S = 30;
/** After this nothing of a copy is there any more, however late it was made, or if it never was. */
const LONGEST_MS = PATIENCE_MS + EXPORT.deadlineMs + EXPORT_HOURS * 3_600_000;

/** A copy of what the person has themselves, or of all that a company has. */
export type Whose = { user: Types.ObjectId; company: Types.ObjectId | null };
/** Those of the same: of a company whoever has asked for them. */
const same = ({ user, company }: Whose) => (company ? { company } : { user, company: null });
const own = ({ user }: Viewer): Whose => ({ user: user._id, company: null });

/** Asks for a copy of all the viewer's data, unless one is on its way. @throws busy, too_many_requests */
export const create = (viewer: Viewer): Promise<Export> => ask(own(viewer), EXPORT);

/** Has a copy made by a kind of job, unless one of the same is on its way. @throws busy (the person has another made), too_many_requests */
export async function ask(whose: Whose, by: typeof EXPORT): Promise<Export> {
  await giveUpLate(whose);
  const known = await waitingOf(whose);
  if (known) return present(known);
  await mayAskAgain(whose);
  // Two presses at once: the index takes one of them, and the other is told of it.
  const made = await unlessDuplicate(
    transaction(async (session) => {
      const [record] = await ExportModel.create([whose], { session });
      const id = String(record?._id);
      const now = Date.now();
      await jobs.add(by, { id }, { session, until: new Date(now + PATIENCE_MS) });
      await jobs.add(EXPORT_END, { id }, { session, at: new Date(now + LONGEST_MS) });
      return record?.toObject();
    }),
  );
  const record = made ?? (await waitingOf(whose)) ?? fail("busy", { retryAfterSeconds: RETRY_S });
  return present(record);
}

/** Counted by what there is: a press that is told of another one's copy has used nothing up. @throws too_many_requests */
async function mayAskAgain(whose: Whose): Promise<void> {
  const since = new Date(Date.now() - DAY_MS);
  const asked = await ExportModel.countDocuments({ ...same(whose), createdAt: mongoose.trusted({ $gt: since }) });
  if (asked >= EXPORTS_PER_DAY) fail("too_many_requests", { retryAfterSeconds: DAY_MS / 1000 / EXPORTS_PER_DAY });
}

const waitingOf = async (whose: Whose): Promise<ExportRecord | null> =>
  storedExports.read(await ExportModel.findOne({ ...same(whose), state: "waiting" }).lean());

/** A copy whose job has died, with its process or for want of the store, keeps nobody from asking again. */
async function giveUpLate({ user, company }: Whose): Promise<void> {
  const late = { state: "waiting" as const, createdAt: mongoose.trusted({ $lt: new Date(Date.now() - PATIENCE_MS) }) };
  for (const whose of company ? [{ user }, { company }] : [{ user }])
    await ExportModel.updateMany({ ...whose, ...late }, { $set: { state: "failed" } });
}

/** What the viewer asked for last, the newest first. */
export const list = (viewer: Viewer): Promise<Export[]> => listOf(own(viewer));

/** The copies of something, the newest first. */
export async function listOf(whose: Whose): Promise<Export[]> {
  const records = await ExportModel.find(same(whose)).sort({ _id: -1 }).limit(MAX_EXPORTS_SHOWN).lean();
  return storedExports.readAll(records).map((record) => present(record));
}

type Fetched = { bytes: number; stream: Readable; day: string };

/** The file of a copy. @throws not_found for another's, export_not_ready, link_expired */
export const download = (viewer: Viewer, id: string): Promise<Fetched> => fetchOf(own(viewer), id);

/** The file of a copy of something. @throws not_found for one of something else, export_not_ready, link_expired */
export async function fetchOf(whose: Whose, id: string): Promise<Fetched> {
  const stored = await ExportModel.findOne({ ...same(whose), _id: id }).lean();
  const record = storedExports.read(stored) ?? fail("not_found");
  const { state } = present(record);
  if (state === "waiting") fail("export_not_ready");
  if (state !== "ready") fail("link_expired");
  const stream = Readable.from(partsOf(record), { objectMode: false });
  return { bytes: record.bytes, stream, day: record.createdAt.toISOString().slice(0, 10) };
}

/** What holds now: a file is not given out after its day, whether or not it is deleted yet. */
function present(record: ExportRecord, now = Date.now()): Export {
  const { _id, state, createdAt, expiresAt, bytes, signatures, pictures } = record;
  const isOver = expiresAt !== null && expiresAt.getTime() <= now;
  const isLate = state === "waiting" && createdAt.getTime() + PATIENCE_MS < now;
  return {
    id: String(_id),
    state: state === "ready" && isOver ? "expired" : isLate ? "failed" : state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes,
    signatures,
    pictures,
  };
}
