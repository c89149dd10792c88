import type { ClientSession } from "mongoose";
import * as z from "zod/mini";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { EXPORT_HOURS } from "#shared/exports/constants.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { transaction } from "../../db/transactions.ts";
import { GiveUp, type Handler, handler, type Job } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import * as jobs from "../../jobs/queue.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { membershipOf } from "../members/service.ts";
import { gather, type Person } from "./gather.ts";
import { ExportModel, storedExports } from "./model.ts";
import { removeParts } from "./parts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_TRIES = 3;
const ById = z.object({ id: StoredId });

/** Makes the copy. */
export const EXPORT = kind({
  name: "exports.make",
  data: ById,
  maxTries: MAX_TRIES,
  firstPauseMs: 10_000,
  deadlineMs: 20 * MINUTE_MS,
  keptMs: 0,
});
/** Deletes it when its day is over, and what is left of one that never came. */
export const EXPORT_END = kind({ name: "exports.end", data: ById, keptMs: 0 });

/** A run that is repeated writes the same pieces again; what cannot be made is said, and not tried for ever. */
export const exportHandler: Handler = handler(EXPORT, async ({ id }, job) => {
  const record = storedExports.read(await ExportModel.findOne({ _id: id, state: "waiting" }).lean());
  if (!record) return;
  const user = (await account.findById(String(record.user))) ?? (await failed(id, "The account is gone."));
  try {
    await make(id, { user, id: String(user._id), roles: user.roles, ...(await membershipOf(user)) }, job);
  } catch (error) {
    if (job.signal.aborted || isAway(error) || job.tries < MAX_TRIES) throw error;
    await failed(id, error instanceof Error ? error.message : String(error));
  }
});

async function make(id: string, person: Person, job: Job): Promise<void> {
  const made = await gather(id, person, job.signal);
  job.note({ bytes: made.bytes, signatures: made.signatures });
  const expiresAt = new Date(Date.now() + EXPORT_HOURS * HOUR_MS);
  const { user } = person;
  const isKept = await transaction(async (session) => {
    const change = { $set: { ...made, state: "ready", expiresAt } };
    const { modifiedCount } = await ExportModel.updateOne({ _id: id, state: "waiting" }, change, { session });
    // Ready already: of two runs the other one was faster, and these are its pieces.
    if (modifiedCount === 0) return isReady(id, session);
    await jobs.add(EXPORT_END, { id }, { at: expiresAt, session });
    // An address that nobody has confirmed may be a stranger's; the page says that the copy is there.
    if (!account.isEmailVerified(user)) return true;
    const url = settings().PUBLIC_URL + pathTo("account-privacy");
    const props = { name: oneLine(user.name), url, endsAt: expiresAt.toISOString() };
    await mail.send("exportReady", user.email, props, { until: expiresAt, session });
    return true;
  });
  if (!isKept) await removeParts(id);
}

/** Keeps that it failed, for the person to see. */
async function failed(id: string, why: string): Promise<never> {
  await ExportModel.updateOne({ _id: id, state: "waiting" }, { $set: { state: "failed" } });
  if (!(await isReady(id))) await removeParts(id);
  throw new GiveUp(why);
}

const isReady = async (id: string, session: ClientSession | null = null): Promise<boolean> =>
  (await ExportModel.exists({ _id: id, state: "ready" }).session(session)) !== null;

const isAway = (error: unknown) => error instanceof Failure && ERRORS[error.code].status === 503;

/** Ending twice is harmless: each copy is ended after its day, and once more for those that never had one. */
export const exportEndHandler: Handler = handler(EXPORT_END, async ({ id }) => {
  await ExportModel.updateOne({ _id: id, state: "ready" }, { $set: { state: "expired" } });
  await ExportModel.updateOne({ _id: id, state: "waiting" }, { $set: { state: "failed" } });
  await removeParts(id);
});
