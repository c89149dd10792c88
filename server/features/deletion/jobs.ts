/**
 * The end of an account. What says that its days are over is a transaction, which shuts it: of that and whoever keeps it after all one is
 * first. From then on a job erases step by step, and once more when all that was under way has ended; a kill in the middle costs the
 * step that it was in.
 */
import mongoose, { type ClientSession, type Types } from "mongoose";
import * as z from "zod/mini";
import { PAYMENT_DAYS, REMINDER_DAYS, STRAGGLER_MINUTES } from "#shared/deletion/constants.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { transaction } from "../../db/transactions.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import * as jobs from "../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../jobs/schedule.ts";
import { putOff, shut } from "../account/erasure.ts";
import * as account from "../account/service.ts";
import * as billing from "../billing/erasure.ts";
import { teamsOf } from "../members/erasure.ts";
import { hasCompaniesInUse } from "../members/service.ts";
import { DeletionModel, type DeletionRecord, storedDeletions } from "./model.ts";
import { othersOf } from "./others.ts";
import { tell } from "./service.ts";
import { type Rest, STEPS } from "./steps.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Accounts of one look: the rest is found by the next one. */
const AT_ONCE = 100;

const SWEEP = kind({ name: "deletion.sweep", data: z.object({}), keptMs: 0 });
export const ERASE = kind({
  name: "deletion.erase",
  data: z.object({
    /** of the deletion: nothing in it names anybody */
    id: StoredId,
    step: z.int(),
    isLast: z.boolean(),
    from: z.nullable(z.iso.datetime()),
  }),
  deadlineMs: 10 * MINUTE_MS,
  keptMs: 0,
});

/** Every ten minutes. */
export const deletionUpkeep = (): readonly Upkeep[] => [
  schedule("deletion.sweep", { calendar: "*/10 * * * *", kind: SWEEP, data: {} }),
];

export const sweepHandler: Handler = handler(SWEEP, async (_data, { note }) => {
  note({ count: await sweep(new Date()) });
});

/** Reminds whose days are nearly over, and begins to erase those whose days are. @returns how many were begun */
export async function sweep(now: Date): Promise<number> {
  const soon = new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
  const errors: unknown[] = [];
  /** What one account is refused is in the way of no other. */
  const apart = <T>(work: Promise<T>) => work.catch((error: unknown) => void errors.push(error));
  for (const record of await some({ state: "asked", remindedAt: null, eraseAt: mongoose.trusted({ $lte: soon }) }))
    await apart(remind(record, now));
  let count = 0;
  for (const record of await some({ state: "asked", eraseAt: mongoose.trusted({ $lte: now }) }))
    if (await apart(begin(record, now))) count++;
  // One that was given up, as the store or the disk was away for days, is begun again.
  for (const { _id } of await some({ state: "erasing" }))
    if (!(await jobs.isAskedFor(ERASE, { id: String(_id) }))) await jobs.add(ERASE, firstOf(String(_id)));
  await jobs.wake(ERASE);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} deletions have to wait.`);
  return count;
}

const some = async (filter: object): Promise<DeletionRecord[]> =>
  storedDeletions.readAll(await DeletionModel.find(filter).sort({ eraseAt: 1 }).limit(AT_ONCE).lean());

const firstOf = (id: string, isLast = false) => ({ id, step: 0, isLast, from: null });

const remind = ({ _id, user, eraseAt }: DeletionRecord, now: Date) =>
  transaction(async (session) => {
    const filter = { _id, state: "asked" as const, remindedAt: null };
    const { modifiedCount } = await DeletionModel.updateOne(filter, { $set: { remindedAt: now } }, { session });
    const person = modifiedCount === 1 && (await account.findById(String(user)));
    // A process that was away for a week says it once, on the day itself not any more.
    if (person && person.erasesAt?.getTime() === eraseAt.getTime() && eraseAt > now)
      await tell(person, eraseAt, session, true);
  });

async function waitADay({ _id, user, eraseAt }: Asked, now: Date, session: ClientSession): Promise<void> {
  const later = new Date(now.getTime() + DAY_MS);
  const filter = { _id, state: "asked" as const };
  if (await putOff(user, eraseAt, later, session))
    await DeletionModel.updateOne(filter, { $set: { eraseAt: later } }, { session });
  // It was kept after all.
  else await DeletionModel.deleteOne(filter, { session });
}

type Asked = Pick<DeletionRecord, "_id" | "user" | "eraseAt">;

async function begin({ _id, user, eraseAt }: DeletionRecord, now: Date): Promise<boolean> {
  return transaction(async (session) => {
    const teams = (await teamsOf(user, session)).map((team) => team._id);
    // Their people are not theirs alone: the agency is asked first what becomes of them. Until then it is not in the way of others.
    if (await hasCompaniesInUse({ agencies: teams, owner: user }, session))
      return waitADay({ _id, user, eraseAt }, now, session).then(() => false);
    const isLate = now.getTime() - eraseAt.getTime() > PAYMENT_DAYS * DAY_MS;
    if (!isLate && (await billing.isPaying(teams, session))) return false;
    const person = await shut(user, eraseAt, session);
    const filter = { _id, state: "asked" as const };
    // It was kept after all, and asked for again.
    if (!person) return DeletionModel.deleteOne(filter, { session }).then(() => false);
    const change = { $set: { state: "erasing" as const, email: person.email, teams } };
    const { modifiedCount } = await DeletionModel.updateOne(filter, change, { session });
    if (modifiedCount === 1) await addErasure(firstOf(String(_id)), session);
    return modifiedCount === 1;
  });
}

const addErasure = (data: ReturnType<typeof firstOf>, session: ClientSession) => jobs.add(ERASE, data, { session });

/** Notes where somebody is named besides their own teams, in addition to what is noted already. */
async function addOthers({ _id, user, teams, others }: DeletionRecord, email: string): Promise<Types.ObjectId[]> {
  const found = await othersOf(user, email, teams);
  const all = [...new Map([...others, ...found].map((team) => [String(team), team])).values()];
  await DeletionModel.updateOne({ _id }, { $set: { others: all } });
  return all;
}

export const eraseHandler: Handler = handler(ERASE, async ({ id, step, isLast, from }, { signal, note, log }) => {
  const record = storedDeletions.read(await DeletionModel.findOne({ _id: id, state: "erasing" }).lean());
  if (!record || record.email === null) return;
  const { user, email, teams, _id: alias } = record;
  // Not when it begins: then the only writer of the store waits for it. What the first time round has erased is not found any more.
  const others = step === 0 ? await addOthers(record, email) : record.others;
  const [name, run] = STEPS[step] ?? [];
  if (run) {
    note({ step: name });
    const whom = { user, email, teams, others, alias };
    const rest = (await run({ whom, signal, isLast, from: from ? new Date(from) : null })) as Rest | null | undefined;
    if (rest instanceof Date) return { next: { id, step, isLast, from: rest.toISOString() } };
    return { next: { id, step: rest === "again" ? step : step + 1, isLast, from: null } };
  }
  if (!isLast) {
    const at = new Date(Date.now() + STRAGGLER_MINUTES * MINUTE_MS);
    return jobs.add(ERASE, firstOf(id, true), { key: `${id} last`, at });
  }
  // Of an agency of very many companies those that are left over, or came meanwhile.
  const left = (await teamsOf(user)).map(({ _id }) => _id);
  if (left.length > 0) {
    await DeletionModel.updateOne({ _id: alias }, { $set: { teams: left } });
    return { next: firstOf(id, true) };
  }
  await DeletionModel.deleteOne({ _id: alias });
  log.info({ operation: "deletion.erased", id }, "an account was erased");
});
