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
import { EXPORT, EXPORT_END } from "./jobs.ts";
import { ExportModel, type ExportRecord, storedExports } from "./model.ts";
import { partsOf } from "./parts.ts";

const PATIENCE_MS = EXPORT_PATIENCE_MINUTES * 60_000;
const DAY_MS = 86_400_000;
/** After this nothing of a copy is there any more, however late it was made, or if it never was. */
const LONGEST_MS = PATIENCE_MS + EXPORT.deadlineMs + EXPORT_HOURS * 3_600_000;

/** Asks for a copy of all the viewer's data, unless one is on its way. @throws too_many_requests */
export async function create({ user }: Viewer): Promise<Export> {
  await giveUpLate(user._id);
  const known = await waitingOf(user._id);
  if (known) return present(known);
  await mayAskAgain(user._id);
  // Two presses at once: the index takes one of them, and the other is told of it.
  const made = await unlessDuplicate(
    transaction(async (session) => {
      const [record] = await ExportModel.create([{ user: user._id }], { session });
      const id = String(record?._id);
      const now = Date.now();
      await jobs.add(EXPORT, { id }, { session, until: new Date(now + PATIENCE_MS) });
      await jobs.add(EXPORT_END, { id }, { session, at: new Date(now + LONGEST_MS) });
      return record?.toObject();
    }),
  );
  const record = made ?? (await waitingOf(user._id)) ?? fail("conflict");
  return present(record);
}

/** Counted by what there is: a press that is told of another one's copy has used nothing up. @throws too_many_requests */
async function mayAskAgain(user: Types.ObjectId): Promise<void> {
  const since = new Date(Date.now() - DAY_MS);
  const asked = await ExportModel.countDocuments({ user, createdAt: mongoose.trusted({ $gt: since }) });
  if (asked >= EXPORTS_PER_DAY) fail("too_many_requests", { retryAfterSeconds: DAY_MS / 1000 / EXPORTS_PER_DAY });
}

const waitingOf = async (user: Types.ObjectId): Promise<ExportRecord | null> =>
  storedExports.read(await ExportModel.findOne({ user, state: "waiting" }).lean());

/** A copy whose job has died, with its process or for want of the store, keeps nobody from asking again. */
const giveUpLate = (user: Types.ObjectId) =>
  ExportModel.updateMany(
    { user, state: "waiting", createdAt: mongoose.trusted({ $lt: new Date(Date.now() - PATIENCE_MS) }) },
    { $set: { state: "failed" } },
  );

/** What the viewer asked for last, the newest first. */
export async function list({ user }: Viewer): Promise<Export[]> {
  const records = await ExportModel.find({ user: user._id }).sort({ _id: -1 }).limit(MAX_EXPORTS_SHOWN).lean();
  return storedExports.readAll(records).map((record) => present(record));
}

/** The file of a copy. @throws not_found for another's, export_not_ready, link_expired */
export async function download(
  { user }: Viewer,
  id: string,
): Promise<{ bytes: number; stream: Readable; day: string }> {
  const record = storedExports.read(await ExportModel.findOne({ _id: id, user: user._id }).lean()) ?? fail("not_found");
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
