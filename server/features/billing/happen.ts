/** Whatever happens to a subscription goes through here: the machine moves it, its team gets what it has then, and a line is kept. */
import { isDeepStrictEqual } from "node:util";
import mongoose, { type ClientSession, type Types } from "mongoose";
import { dueAt } from "#shared/billing/due.ts";
import { boughtBy, statusOf } from "#shared/billing/entitled.ts";
import { moved, type SubscriptionEvent } from "#shared/billing/machine.ts";
import type { TeamPlan } from "#shared/members/rules.ts";
import { alike } from "../../db/alike.ts";
import * as members from "../members/service.ts";
import { HappenedModel, SubscriptionModel, type SubscriptionRecord, storedSubscriptions } from "./model.ts";

/** `key`: once, whoever tells it and however often; `change`: what else of the subscription is another then. */
export type Happening = {
  team: Types.ObjectId;
  event: SubscriptionEvent;
  key: string;
  change?: (before: SubscriptionRecord) => Partial<SubscriptionRecord>;
};

/** `refused`: it must not happen to it; `repeated`: it has happened already; `gone`: there is no such team. */
export type Outcome = { kind: "done" | "refused" | "repeated" | "gone"; subscription: SubscriptionRecord | null };

/** A subscription as it is before anything was bought here. */
export const untouched = (team: Pick<members.TeamRecord, "_id"> & TeamPlan, at: Date): SubscriptionRecord => ({
  _id: team._id,
  status: statusOf(team),
  plan: null,
  next: null,
  provider: null,
  ref: null,
  anchorAt: null,
  startsAt: null,
  endsAt: null,
  paid: 0,
  credit: 0,
  price: 0,
  method: null,
  failedAt: null,
  graceEndsAt: null,
  isPausing: false,
  pausedUntil: null,
  triedAt: null,
  editableUntil: null,
  noticed: [],
  dueAt: null,
  createdAt: at,
  updatedAt: at,
});

/** What has happened to one subscription. @returns as `happenAll` */
export async function happen(happening: Happening, at: Date, session: ClientSession): Promise<Outcome> {
  const [outcome] = await happenAll([happening], at, session);
  return outcome as Outcome;
}

/**
 * What has happened to several subscriptions, in their order: all of it or nothing. Two transactions that move the same one collide in
 * its record, and the later one is done again.
 * @param read those that this transaction has read already
 * @returns what became of each, in the same order
 */
export async function happenAll(
  happenings: readonly Happening[],
  at: Date,
  session: ClientSession,
  read: readonly SubscriptionRecord[] = [],
): Promise<Outcome[]> {
  if (happenings.length === 0) return [];
  const ids = [...new Map(happenings.map(({ team }) => [String(team), team])).values()];
  const keys = mongoose.trusted({ $in: happenings.map(({ key }) => key) });
  // One after the other: a session takes one command at a time.
  const teams = new Map((await members.findTeams(ids, session)).map((team) => [String(team._id), team]));
  const stored = new Map(read.map((row) => [String(row._id), row]));
  const others = ids.filter((id) => !stored.has(String(id)));
  for (const row of await readAll(others, session)) stored.set(String(row._id), row);
  const known = new Set(
    (await HappenedModel.find({ key: keys }, { key: 1 }).session(session).lean()).map(({ key }) => key),
  );
  const current = new Map(stored);
  const changed = new Map<string, SubscriptionRecord>();
  const history: object[] = [];
  const outcomes = happenings.map(({ team: id, event, key, change }): Outcome => {
    const team = teams.get(String(id));
    if (!team) return { kind: "gone", subscription: null };
    const before = current.get(String(id)) ?? untouched(team, at);
    if (known.has(key)) return { kind: "repeated", subscription: before };
    known.add(key);
    const move = moved(before.status, event);
    // For a company its agency pays: money that comes for it after all goes back.
    const isRefused = move === "refused" || team.agency !== null;
    const to = isRefused ? before.status : move;
    history.push({ team: id, key, event, from: before.status, to, isRefused, at });
    if (isRefused) return { kind: "refused", subscription: before };
    const after: SubscriptionRecord = { ...before, ...change?.(before), status: to };
    after.dueAt = dueAt(after);
    current.set(String(id), after);
    changed.set(String(id), after);
    return { kind: "done", subscription: after };
  });
  if (history.length > 0) await HappenedModel.insertMany(history, { session, lean: true });
  await write(
    [...changed].map(([id, after]) => ({ before: stored.get(id) ?? null, after })),
    session,
  );
  const plans = [...changed].flatMap(([id, after]) => {
    const team = teams.get(id);
    const plan = team && boughtBy(after, team, at);
    return team && plan ? [{ team: team._id, plan }] : [];
  });
  await members.setPlans(plans, session);
  return outcomes;
}

const readAll = async (ids: readonly Types.ObjectId[], session: ClientSession): Promise<SubscriptionRecord[]> =>
  ids.length === 0
    ? []
    : storedSubscriptions.readAll(
        await SubscriptionModel.find({ _id: mongoose.trusted({ $in: [...ids] }) })
          .session(session)
          .lean(),
      );

/** `before`: as this transaction has read it; null: there is none yet */
type Change = { before: SubscriptionRecord | null; after: SubscriptionRecord };

/** Writes what of subscriptions is another now: of a hundred thousand that end most of each stays as it is. */
export async function write(list: readonly Change[], session: ClientSession): Promise<void> {
  const settings = list.map(({ before, after: { _id, createdAt: _, updatedAt: __, ...values } }) => {
    const isOther = ([name, value]: [string, unknown]) =>
      !before || !isDeepStrictEqual(value, before[name as keyof SubscriptionRecord]);
    return { _id, isNew: before === null, $set: Object.fromEntries(Object.entries(values).filter(isOther)) };
  });
  if (settings.length === 0) return;
  const made = settings.filter(({ isNew }) => isNew);
  const changed = settings.filter(({ isNew }) => !isNew);
  const makes = made.map(({ _id, $set }) => ({ updateOne: { filter: { _id }, update: { $set }, upsert: true } }));
  await SubscriptionModel.bulkWrite([...makes, ...alike(changed)] as never, { session });
}
