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
import { type Gathered, gather, type Person } from "./gather.ts";
import { ExportModel, type ExportRecord, storedExports } from "./model.ts";
import { removeParts } from "./parts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_TRIES = 3;
const ById = z.object({ id: StoredId });

/** Of every kind of job that makes a copy. */
export const EXPORT_TERMS = {
  data: ById,
  maxTries: MAX_TRIES,
  firstPauseMs: 10_000,
  deadlineMs: 20 * MINUTE_MS,
  keptMs: 0,
};
/** Makes the copy. */
export const EXPORT = kind({ name: "exports.make", ...EXPORT_TERMS });
/** Deletes it when its day is over, and what is left of one that never came. */
export const EXPORT_END = kind({ name: "exports.end", data: ById, keptMs: 0 });

export const exportHandler: Handler = handler(EXPORT, ({ id }, job) =>
  makeCopy(id, job, async ({ user: asker }) => {
    const user = (await account.findById(String(asker))) ?? gaveUp("The account is gone.");
    const person: Person = { user, id: String(user._id), roles: user.roles, ...(await membershipOf(user)) };
    return {
      gather: () => gather(id, person, job.signal),
      async tell(endsAt, session) {
        // An address that nobody has confirmed may be a stranger's; the page says that the copy is there.
        if (!account.isEmailVerified(user)) return;
        const url = settings().PUBLIC_URL + pathTo("account-privacy");
        const props = { name: oneLine(user.name), url, endsAt: endsAt.toISOString() };
        await mail.send("exportReady", user.email, props, { until: endsAt, session });
      },
    };
  }),
);

const gaveUp = (why: string): never => {
  throw new GiveUp(why);
};

/** How a copy is made, and who is told of it. Telling is a part of the transaction in which it is there. */
type Making = { gather(): Promise<Gathered>; tell(endsAt: Date, session: ClientSession): Promise<unknown> };

/**
 * Makes a copy that was asked for. A run that is repeated writes the same pieces again; what cannot be made is said, and not tried for ever.
 * @param prepare throws GiveUp where nobody may have it any more
 */
export async function makeCopy(
  id: string,
  job: Job,
  prepare: (record: ExportRecord) => Promise<Making>,
): Promise<void> {
  const record = storedExports.read(await ExportModel.findOne({ _id: id, state: "waiting" }).lean());
  if (!record) return;
  try {
    await make(id, await prepare(record), job);
  } catch (error) {
    const isLast = error instanceof GiveUp || (!isAway(error) && job.tries >= MAX_TRIES);
    if (job.signal.aborted || !isLast) throw error;
    await failed(id, error instanceof Error ? error.message : String(error));
  }
}

async function make(id: string, { gather, tell }: Making, job: Job): Promise<void> {
  const made = await gather();
  job.note({ bytes: made.bytes, signatures: made.signatures });
  const expiresAt = new Date(Date.now() + EXPORT_HOURS * HOUR_MS);
  const isKept = await transaction(async (session) => {
    const change = { $set: { ...made, state: "ready", expiresAt } };
    const { modifiedCount } = await ExportModel.updateOne({ _id: id, state: "waiting" }, change, { session });
    // Ready already: of two runs the other one was faster, and these are its pieces.
    if (modifiedCount === 0) return isReady(id, session);
    await jobs.add(EXPORT_END, { id }, { at: expiresAt, session });
    await tell(expiresAt, session);
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
