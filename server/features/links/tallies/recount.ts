/** Counts days of a team again from the raw clicks: when they are over, and when the team's zone is another one. */
import { isDeepStrictEqual } from "node:util";
import mongoose, { type ClientSession, type Types } from "mongoose";
import { DAY_MS, dayOf, type LocalDay } from "#shared/analytics/days.ts";
import { transaction } from "../../../db/transactions.ts";
import { settings } from "../../../settings.ts";
import { type Line, linesOf } from "../lines.ts";
import { SentMailModel, storedDaysOfMails } from "../mails/model.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel } from "../model.ts";
import {
  type Days,
  storedDays,
  storedDetails,
  storedTallies,
  TallyDayModel,
  TallyDetailModel,
  TallyModel,
  type TallyRecord,
  TallyVisitorsModel,
} from "./model.ts";
import { type Added, addLine, type Belongs, emptySum, type Sum, withScanners } from "./tally.ts";
import { belongingsIn, DETAILS, detailPaths, ownHosts, partsOf } from "./write.ts";

/** Clicks may come in a batch that began so long before them: while the store was away they waited together. */
const LONGEST_BATCH_MS = DAY_MS;
/** Somebody clicks while it is counted: then it is counted again. */
const MAX_TRIES = 5;
/** Rows that one command writes. */
const WRITTEN_AT_ONCE = 1_000;

/**
 * Counts one day of a team again, as a whole: scanners are told by what they did, and every number is what the raw clicks
 * say. Of days whose raw clicks are gone nothing is changed.
 * @returns false when somebody has clicked each time it was tried: another time
 */
export async function recountDay(team: Types.ObjectId, date: string, zone: string, now = new Date()): Promise<boolean> {
  const day = dayOf(date, zone);
  const _id = `${team}:${date}`;
  if (day.startMs < now.getTime() - settings().CLICK_DAYS * DAY_MS) {
    // It stays as it is, and is over: or it would be looked at for ever, in front of those that can be counted.
    await TallyDayModel.updateOne({ _id, closedAt: null }, { $set: { closedAt: now } });
    return true;
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = storedDays.read(await TallyDayModel.findById(_id).lean())?.revision ?? 0;
    const { sum, thingOf } = await sumOf(team, day, zone);
    const isDone = await transaction(async (session) => {
      const row = storedDays.read(await TallyDayModel.findById(_id).session(session).lean());
      if ((row?.revision ?? 0) !== before) return false;
      const keys = await replace(team, date, { sum, thingOf }, session);
      await replaceMails(team, day, sum.mails, session);
      await replaceVisitors(team, date, sum, { keys, isOpen: day.endMs > now.getTime(), session });
      const values = {
        team,
        date,
        zone,
        endsAt: new Date(day.endMs),
        closedAt: day.endMs <= now.getTime() ? now : null,
      };
      await TallyDayModel.updateOne({ _id }, { $set: values, $inc: { revision: 1 } }, { upsert: true, session });
      return true;
    });
    if (isDone) return true;
  }
  return false;
}

/** What raw clicks say, and to what those of a code belong. */
type Counted = { sum: Sum; thingOf(code: string): string };

/** What the raw clicks of a team say of one day. */
async function sumOf(team: Types.ObjectId, day: LocalDay, zone: string): Promise<Counted> {
  const filter = {
    teams: team,
    from: mongoose.trusted({ $gte: day.startMs - LONGEST_BATCH_MS, $lt: day.endMs }),
    // What is new is added by itself, afterwards.
    isNew: mongoose.trusted({ $exists: false }),
  };
  const belongs = new Map<string, Belongs>();
  const lines: Line[] = [];
  for await (const batch of ClickBatchModel.find(filter).lean<ClickBatchRecord[]>().cursor()) {
    const its = belongingsIn(batch.counters ?? "");
    for (const [code, one] of its) if (one.team === String(team)) belongs.set(code, one);
    for (const line of linesOf(batch))
      if (its.get(line.code)?.team === String(team) && line.at.some((ms) => day.startMs <= ms && ms < day.endMs))
        lines.push(line);
  }
  const sum = emptySum();
  const isWanted = ({ date }: LocalDay) => date === day.date;
  const thingOf = (code: string) => belongs.get(code)?.of ?? "";
  for (const line of withScanners(lines, thingOf))
    addLine(sum, line, { zone, belongs: belongs.get(line.code) as Belongs, ownHosts: ownHosts() }, isWanted);
  return { sum, thingOf };
}

/** Puts the numbers of a day in the place of those that were there. @returns the keys of all tallies of its month */
async function replace(
  team: Types.ObjectId,
  date: string,
  { sum: { byKey }, thingOf }: Counted,
  session: ClientSession,
): Promise<string[]> {
  const [month, day] = [date.slice(0, 7), date.slice(8)];
  const [tallies, details] = await Promise.all([
    TallyModel.find({ team, month }).session(session).lean(),
    TallyDetailModel.find({ team, month }).session(session).lean(),
  ]);
  const known = new Map(storedTallies.readAll(tallies).map((row) => [row._id, row]));
  const knownDetails = new Map(storedDetails.readAll(details).map((row) => [row._id, row]));
  const writes: Record<"tallies" | "details" | "months", object[]> = { tallies: [], details: [], months: [] };
  for (const _id of [...new Set([...known.keys(), ...byKey.keys()])].toSorted()) {
    const [row, added] = [known.get(_id), byKey.get(_id)];
    const numbers = { days: added?.days[day] ?? 0, visitors: added?.visitors.get(day)?.size ?? 0 };
    const change = changeOf(pathsAt({ days: row?.days ?? {}, visitors: row?.visitors ?? {} }, day), {
      [`days.${day}`]: numbers.days,
      [`visitors.${day}`]: numbers.visitors,
    });
    const { kind, of, event } = (added ?? row) as TallyRecord | Added;
    if (change) writes.tallies.push(update(_id, change, { team, kind, of, event, month }));
    const detail = knownDetails.get(_id);
    const before = detail ? detailPaths(onlyOf(detail, day)) : {};
    const detailChange = changeOf(before, added ? detailPaths(onlyOf(added, day)) : {});
    if (detailChange) writes.details.push(update(_id, detailChange, { team, month }));
    if (event !== "click" || kind === "team") continue;
    const moved = {
      people: numbers.days - (row?.days[day] ?? 0),
      bots: programsOf(added, day) - programsOf(detail, day),
    };
    const thing = kind === "thing" ? of : thingOf(of);
    const move = thing === "" ? null : monthMove({ thing, link: kind === "link" ? of : null, month, day, team }, moved);
    if (move) writes.months.push(move);
  }
  for (const [model, list] of [
    [TallyModel, writes.tallies],
    [TallyDetailModel, writes.details],
    [ClickMonthModel, writes.months],
  ] as const)
    for (let from = 0; from < list.length; from += WRITTEN_AT_ONCE)
      await model.collection.bulkWrite(list.slice(from, from + WRITTEN_AT_ONCE) as never, { session });
  return [...new Set([...tallies.map(({ _id }) => _id), ...byKey.keys()])];
}

/** Mails say the same: those that were counted last before this day have nothing of it. */
async function replaceMails(
  team: Types.ObjectId,
  { date, startMs }: LocalDay,
  mails: Sum["mails"],
  session: ClientSession,
): Promise<void> {
  const since = { team, countedAt: mongoose.trusted({ $gte: new Date(startMs - DAY_MS) }) };
  const rows = await SentMailModel.find(since, { days: 1 }).session(session).lean();
  const writes = storedDaysOfMails.readAll(rows).flatMap(({ _id, days }) => {
    const after = mails.get(_id)?.days[date];
    if (isDeepStrictEqual(days[date], after)) return [];
    const change = after ? { $set: { [`days.${date}`]: after } } : { $unset: { [`days.${date}`]: 1 } };
    return [{ updateOne: { filter: { _id }, update: change } }];
  });
  for (let from = 0; from < writes.length; from += WRITTEN_AT_ONCE)
    await SentMailModel.collection.bulkWrite(writes.slice(from, from + WRITTEN_AT_ONCE) as never, { session });
}

/** Who has been counted on a day: of one that is over nobody has to know any more. @param keys of all tallies of its month */
async function replaceVisitors(
  team: Types.ObjectId,
  date: string,
  { byKey }: Sum,
  { keys, isOpen, session }: { keys: readonly string[]; isOpen: boolean; session: ClientSession },
): Promise<void> {
  const day = date.slice(8);
  const sets = keys.map((key) => `${key}-${day}`);
  await TallyVisitorsModel.deleteMany({ set: mongoose.trusted({ $in: sets }) }, { session });
  if (!isOpen) return;
  const parts = [...byKey].flatMap(([key, { visitors }]) =>
    partsOf(`${key}-${day}`, team, [...(visitors.get(day) ?? [])]),
  );
  for (let from = 0; from < parts.length; from += WRITTEN_AT_ONCE)
    await TallyVisitorsModel.collection.bulkWrite(parts.slice(from, from + WRITTEN_AT_ONCE) as never, { session });
}

/** The numbers of one day by their paths; none where there are none. */
function pathsAt(parts: Record<string, Days>, day: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, days]) => (days[day] ? [[`${part}.${day}`, days[day]]] : [])),
  );
}

function onlyOf(row: Pick<Added, (typeof DETAILS)[number]>, day: string): Pick<Added, (typeof DETAILS)[number]> {
  const only = (byName: Record<string, Days>) =>
    Object.fromEntries(
      Object.entries(byName).flatMap(([name, days]) => (days[day] ? [[name, { [day]: days[day] }]] : [])),
    );
  return Object.fromEntries(DETAILS.map((part) => [part, only(row[part])])) as Pick<Added, (typeof DETAILS)[number]>;
}

/** What has to be written so that numbers are others; null: they are the same. */
function changeOf(before: Record<string, number>, after: Record<string, number>): object | null {
  const set = Object.entries(after).filter(([path, count]) => count !== 0 && before[path] !== count);
  const unset = Object.keys(before).filter((path) => !after[path]);
  if (set.length === 0 && unset.length === 0) return null;
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((path) => [path, 1])) }),
  };
}

const update = (_id: string, change: object, values: object) => ({
  updateOne: { filter: { _id }, update: { ...change, $setOnInsert: values }, upsert: true },
});

/** How many clicks of a day were programs', as lists have it: own clicks are in neither number. */
const programsOf = (row: Pick<Added, "apart"> | undefined, day: string): number =>
  Object.entries(row?.apart ?? {}).reduce((sum, [who, days]) => (who === "own" ? sum : sum + (days[day] ?? 0)), 0);

/** The months that lists show say the same: who is no person after all goes to the programs. */
function monthMove(
  {
    thing,
    link,
    month,
    day,
    team,
  }: { thing: string; link: string | null; month: string; day: string; team: Types.ObjectId },
  { people, bots }: { people: number; bots: number },
): object | null {
  if (people === 0 && bots === 0) return null;
  const inc = link
    ? { [`links.${link}.people`]: people, [`links.${link}.bots`]: bots }
    : { people, bots, [`days.${day}`]: people };
  return {
    updateOne: {
      filter: { _id: `${thing}:${month}` },
      update: { $inc: inc, $setOnInsert: { signature: thing, team, month } },
      upsert: true,
    },
  };
}
