/** What happens to subscriptions by itself, as time passes: plans end that were cancelled, grace ends, people are told before. */
import mongoose, { type ClientSession } from "mongoose";
import * as z from "zod/mini";
import { dueAt, LOCKED, type Task, tasksOf } from "#shared/billing/due.ts";
import { boughtBy } from "#shared/billing/entitled.ts";
import { transaction } from "../../db/transactions.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { schedule, type Upkeep } from "../../jobs/schedule.ts";
import * as members from "../members/service.ts";
import { type Happening, happenAll, write } from "./happen.ts";
import { SubscriptionModel, type SubscriptionRecord, storedSubscriptions } from "./model.ts";

/** Subscriptions of one transaction: the only writer of the store is held for so long. */
const AT_ONCE = 100;

const CLOCK = kind({ name: "billing.clock", data: z.object({}), keptMs: 0, deadlineMs: 10 * 60_000 });

/** Every minute. */
export const billingUpkeep = (): readonly Upkeep[] => [
  schedule("billing.clock", { calendar: "* * * * *", kind: CLOCK, data: {} }),
];

/** Tells whoever pays that a plan ends, or a payment has failed; part of the transaction that notes it. */
export type Tell = (
  subscription: SubscriptionRecord,
  task: Extract<Task, { kind: "notice" }>,
  session: ClientSession,
) => Promise<unknown>;

/** Does all that is due, part by part. @returns how many subscriptions were touched */
export async function sweep(now: Date, tell: Tell, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const touched = await transaction((session) => sweepSome(now, tell, session));
    count += touched;
    if (touched < AT_ONCE) return count;
  }
}

async function sweepSome(now: Date, tell: Tell, session: ClientSession): Promise<number> {
  const due = { dueAt: mongoose.trusted({ $lte: now }) };
  const rows = await SubscriptionModel.find(due).sort({ dueAt: 1 }).limit(AT_ONCE).session(session).lean();
  const subscriptions = storedSubscriptions.readAll(rows);
  const happenings: Happening[] = [];
  const noted: SubscriptionRecord[] = [];
  const locked: SubscriptionRecord[] = [];
  for (const subscription of subscriptions) {
    const tasks = tasksOf(subscription).filter(({ at }) => at <= now);
    const notices = tasks.filter((task) => task.kind === "notice");
    // Of several that were missed the latest says it all.
    const latest = notices.at(-1);
    const event = tasks.find((task) => task.kind === "event");
    if (latest && !event) await tell(subscription, latest, session);
    const after = { ...subscription, noticed: [...subscription.noticed, ...notices.map(({ days }) => days)] };
    if (event) {
      const key = `clock:${subscription._id}:${event.event}:${event.at.toISOString()}`;
      happenings.push({ team: subscription._id, event: event.event, key, change: () => ({ noticed: [] }) });
      continue;
    }
    if (tasks.some((task) => task.kind === "lock")) {
      after.noticed.push(LOCKED);
      locked.push(after);
    }
    noted.push({ ...after, dueAt: dueAt(after) });
  }
  await happenAll(happenings, now, session);
  await write(noted, session);
  await lock(locked, now, session);
  // What cannot be read would be due for good, and hold up what is.
  const unread = rows.filter(({ _id }) => !subscriptions.some((one) => one._id.equals(_id))).map(({ _id }) => _id);
  if (unread.length > 0) {
    const these = { _id: mongoose.trusted({ $in: unread }) };
    await SubscriptionModel.updateMany(these, { $set: { dueAt: null } }, { session });
  }
  return rows.length;
}

/** What was bought once can be looked at from now on, and not edited. */
async function lock(list: readonly SubscriptionRecord[], now: Date, session: ClientSession): Promise<void> {
  const ids = list.map(({ _id }) => _id);
  const teams = new Map((await members.findTeams(ids, session)).map((team) => [String(team._id), team]));
  const plans = list.flatMap((subscription) => {
    const team = teams.get(String(subscription._id));
    const plan = team && boughtBy(subscription, team, now);
    return team && plan ? [{ team: team._id, plan }] : [];
  });
  await members.setPlans(plans, session);
}

/** @param tell as in `sweep` */
export const clockHandler = (tell: Tell): Handler =>
  handler(CLOCK, async (_data, { signal, note }) => {
    note({ count: await sweep(new Date(), tell, signal) });
  });
