/** What happens to subscriptions by itself, as time passes: plans end that were cancelled, grace ends, people are told before. */
import type { FastifyBaseLogger } from "fastify";
import mongoose, { type ClientSession, type Types } from "mongoose";
import * as z from "zod/mini";
import { PAUSE_MONTHS } from "#shared/billing/constants.ts";
import { daysAfter, dueAt, LOCKED, tasksOf } from "#shared/billing/due.ts";
import { boughtBy } from "#shared/billing/entitled.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { transaction } from "../../db/transactions.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { add, wake } from "../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../jobs/schedule.ts";
import { PaymentsUnreachable } from "../../ports/payments/payments.ts";
import { isSold } from "../../settings.ts";
import * as members from "../members/service.ts";
import { type Happening, happenAll, write } from "./happen.ts";
import { SubscriptionModel, type SubscriptionRecord, storedSubscriptions } from "./model.ts";
import { type Notice, TELL } from "./notices.ts";
import { renew } from "./renewals.ts";

/** Subscriptions of one transaction: the only writer of the store is held for so long. */
const AT_ONCE = 50;
/** What is due, and is to be charged, is looked at again after so long: whoever was to charge it may have died. */
const AGAIN_MS = 60 * 60_000;

const CLOCK = kind({ name: "billing.clock", data: z.object({}), keptMs: 0, deadlineMs: 10 * 60_000 });

/** Every minute. */
export const billingUpkeep = (): readonly Upkeep[] => [
  schedule("billing.clock", { calendar: "* * * * *", kind: CLOCK, data: {} }),
];

/** Those who do what is not the clock's own work; part of the transaction that notes it. */
export type Hands = {
  /** tells of ends */
  tell(notices: readonly Notice[], session: ClientSession): Promise<unknown>;
  /** charges the next period of teams, outside of the transaction */
  renew(teams: readonly Types.ObjectId[], session: ClientSession): Promise<unknown>;
};

type Options = { signal?: AbortSignal; log?: Pick<FastifyBaseLogger, "error"> };

/** Does all that is due, part by part. @returns how many subscriptions were touched */
export async function sweep(now: Date, hands: Hands, { signal, log }: Options = {}): Promise<number> {
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const touched = await sweepPart(now, hands, log);
    count += touched;
    if (touched < AT_ONCE) return count;
  }
}

/** Where one of them fails, each is done by itself, and those that do are set aside. */
async function sweepPart(now: Date, hands: Hands, log: Options["log"]): Promise<number> {
  const rows = await SubscriptionModel.find(dueBy(now), { _id: 1 }).sort({ dueAt: 1 }).limit(AT_ONCE).lean();
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return 0;
  try {
    await transaction((session) => sweepSome(ids, now, hands, session));
  } catch (error) {
    // The store is away for all of them.
    if (error instanceof Failure) throw error;
    for (const id of ids) await sweepOne(id, now, hands, log);
  }
  return ids.length;
}

async function sweepOne(id: Types.ObjectId, now: Date, hands: Hands, log: Options["log"]): Promise<void> {
  try {
    await transaction((session) => sweepSome([id], now, hands, session));
  } catch (err) {
    if (err instanceof Failure) throw err;
    log?.error({ err, operation: "billing.clock", team: String(id) }, "a subscription is set aside for a day");
    await SubscriptionModel.updateOne({ _id: id }, { $set: { dueAt: daysAfter(now, 1) } });
  }
}

const dueBy = (now: Date) => ({ dueAt: mongoose.trusted({ $lte: now }) });

async function sweepSome(
  ids: readonly Types.ObjectId[],
  now: Date,
  hands: Hands,
  session: ClientSession,
): Promise<void> {
  // As they are in here: another process may have been first.
  const these = { _id: mongoose.trusted({ $in: [...ids] }), ...dueBy(now) };
  const rows = await SubscriptionModel.find(these).session(session).lean();
  const subscriptions = storedSubscriptions.readAll(rows);
  const work = subscriptions.map((before) => ({ before, ...workOf(before, now) }));
  const happenings = work.flatMap(({ happening }) => happening ?? []);
  const outcomes = await happenAll(happenings, now, session, subscriptions);
  await write(
    work.flatMap(({ before, noted }) => (noted ? { before, after: noted } : [])),
    session,
  );
  await lock(
    work.flatMap(({ locked }) => locked ?? []),
    now,
    session,
  );
  const notices = work.flatMap(({ notice }) => notice ?? []);
  if (notices.length > 0) await hands.tell(notices, session);
  const renewing = work.flatMap(({ renews }) => renews ?? []);
  if (renewing.length > 0) await hands.renew(renewing, session);
  // What cannot be read, or to which nothing happens (its team is gone), would be due for good, and hold up what is.
  const unread = rows.filter(({ _id }) => !subscriptions.some((one) => one._id.equals(_id))).map(({ _id }) => _id);
  const unmoved = happenings.filter((_, at) => outcomes[at]?.kind !== "done").map(({ team }) => team);
  if (unread.length + unmoved.length === 0) return;
  await SubscriptionModel.updateMany(
    { _id: mongoose.trusted({ $in: [...unread, ...unmoved] }) },
    { $set: { dueAt: null } },
    { session },
  );
}

type Work = {
  happening?: Happening;
  noted?: SubscriptionRecord;
  locked?: SubscriptionRecord;
  notice?: Notice;
  renews?: Types.ObjectId;
};

/** What of a subscription is due: an end before all else. */
function workOf(subscription: SubscriptionRecord, now: Date): Work {
  const { _id } = subscription;
  const tasks = tasksOf(subscription).filter(({ at }) => at <= now);
  const event = tasks.find((task) => task.kind === "event");
  if (event) {
    const key = `clock:${_id}:${event.event}:${event.at.toISOString()}`;
    const change = event.event === "pause" ? () => pausedFrom(event.at) : () => ({ noticed: [], next: null });
    return { happening: { team: _id, event: event.event, key, change } };
  }
  const notices = tasks.filter((task) => task.kind === "notice");
  const noted = { ...subscription, noticed: [...subscription.noticed, ...notices.map(({ days }) => days)] };
  if (tasks.some((task) => task.kind === "lock")) {
    noted.noticed.push(LOCKED);
    noted.dueAt = dueAt(noted);
    return { noted, locked: noted };
  }
  // Of several that were missed the latest says it all. Of a payment that has failed tells who tries it again.
  const latest = notices.at(-1);
  const isRenewed = latest?.of === "failure" || tasks.some((task) => task.kind === "renew");
  if (isRenewed) {
    const again = new Date(now.getTime() + AGAIN_MS);
    const next = dueAt(noted);
    noted.dueAt = next && next > now ? next : again;
    return { noted, renews: _id };
  }
  noted.dueAt = dueAt(noted);
  return latest ? { noted, notice: { team: String(_id), days: latest.days } } : { noted };
}

const pausedFrom = (at: Date) => ({ isPausing: false, pausedUntil: periodEnd(at, PAUSE_MONTHS, 1), noticed: [] });

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

const RENEW = kind({ name: "billing.renew", data: z.object({ teams: z.array(z.string()) }), keptMs: 0 });
/** Charges of one job, and of it at a time: a provider takes a second for each. */
const RENEWED_TOGETHER = 20;
const RENEWED_AT_ONCE = 5;
/** A provider that did not answer is asked again after so long. */
const AWAY_MS = 5 * 60_000;

/** Nobody waits for what is told days before: when much is due at once, that comes first. */
const TOLD_AFTER_MS = 60_000;

const BY_JOBS: Hands = {
  tell: (notices, session) =>
    add(TELL, { notices: [...notices] }, { session, at: new Date(Date.now() + TOLD_AFTER_MS) }),
  async renew(teams, session) {
    for (let at = 0; at < teams.length; at += RENEWED_TOGETHER)
      await add(RENEW, { teams: teams.slice(at, at + RENEWED_TOGETHER).map(String) }, { session });
  },
};

export const clockHandler: Handler = handler(CLOCK, async (_data, { signal, log, note }) => {
  // Nothing ends and nothing is charged where nothing is sold.
  if (!isSold()) return;
  const count = await sweep(new Date(), BY_JOBS, { signal, log });
  note({ count });
  if (count > 0) await wake(RENEW);
});

/** One that fails does not hold up the others: it is due again in a while. */
export const renewHandler: Handler = handler(RENEW, async ({ teams }, { signal, log }) => {
  if (!isSold()) return;
  const left = teams.map((id) => new mongoose.Types.ObjectId(id));
  const work = async () => {
    for (let team = left.shift(); team && !signal.aborted; team = left.shift()) await renewOne(team, log);
  };
  await Promise.all(Array.from({ length: RENEWED_AT_ONCE }, work));
  signal.throwIfAborted();
});

async function renewOne(team: Types.ObjectId, log: Pick<FastifyBaseLogger, "error" | "warn">): Promise<void> {
  try {
    await renew(team, new Date());
  } catch (err) {
    const line = { err, operation: "billing.renew", team: String(team) };
    if (!(err instanceof PaymentsUnreachable)) return log.error(line, "a period could not be paid for");
    log.warn(line, "the provider does not answer; it is asked again");
    await SubscriptionModel.updateOne({ _id: team }, { $set: { dueAt: new Date(Date.now() + AWAY_MS) } });
  }
}
