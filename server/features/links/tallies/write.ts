/** Adds what was clicked to the days of links, things and teams: each batch once, in whichever process. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { transaction } from "../../../db/transactions.ts";
import { fromSettings } from "../../../settings.ts";
import { counterLine } from "../batches.ts";
import { linesOf, OPEN, SAVE, VIEW } from "../lines.ts";
import { SentMailModel } from "../mails/model.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel, ShortLinkModel, storedLinks } from "../model.ts";
import { learnZones, zoneOf } from "../zones.ts";
import { storedVisitors, TallyDayModel, TallyDetailModel, TallyModel, TallyVisitorsModel } from "./model.ts";
import { type Added, addLine, type Belongs, emptySum, type Sum, VISITOR_LENGTH } from "./tally.ts";

/** Batches that are added in one transaction: each holds two thousand lines at most. */
const AT_ONCE = 5;
/** Transactions of one run: more than a storm leaves. What is left is for the next run. */
const MAX_TURNS = 200;
/** Another process adds the same batches, or to the same days: then it is tried again. */
const MAX_TRIES = 8;
const FIRST_PAUSE_MS = 10;
/** Letters of one part of a set of visitors, so that a popular day is not written anew with every click. */
const PART_LENGTH = 4_000 * VISITOR_LENGTH;

/** Hosts of this installation: who comes from them comes from a page or a preview of ours. */
export const ownHosts = fromSettings(
  ({ PUBLIC_URL, PAGES_HOST, SHORT_LINK_HOST, IMAGE_HOST }) =>
    new Set(
      [PUBLIC_URL, PAGES_HOST, SHORT_LINK_HOST, IMAGE_HOST].flatMap((url) => (url ? [new URL(url).hostname] : [])),
    ),
);

let running: Promise<void> | null = null;

/**
 * Adds all batches that are not in days yet, one after the other. Several callers in a process wait for the same run.
 * @throws unavailable
 */
export function tallyNew(): Promise<void> {
  running ??= addAll().finally(() => {
    running = null;
  });
  return running;
}

/** The same, beside other runs: as another process does it. */
export async function addAll(): Promise<void> {
  for (let tries = 0, turn = 0; turn < MAX_TURNS; turn++) {
    try {
      if (!(await addSome())) return;
      tries = 0;
    } catch (error) {
      if (!isRace(error) || ++tries === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tries * Math.random()));
    }
  }
}

/** Two processes made the same row at once: the other one's is there now. */
const isRace = (error: unknown) => (error as { code?: unknown }).code === 11_000;

type Raw = Required<Pick<ClickBatchRecord, "counters" | "from">> & Omit<ClickBatchRecord, "counters" | "from">;

/** @returns whether there may be more */
async function addSome(): Promise<boolean> {
  const batches = await ClickBatchModel.find({ isNew: true }).sort({ at: 1 }).limit(AT_ONCE).lean<ClickBatchRecord[]>();
  if (batches.length === 0) return false;
  const known = await Promise.all(batches.map(withCounters));
  const belongs = known.map(({ counters }) => belongingsIn(counters));
  await learnZones(belongs.flatMap((codes) => [...codes.values()].map(({ team }) => team)));
  await transaction(async (session) => {
    // Whoever marks them first has them: the other's transaction conflicts, and finds them marked when it is tried again.
    const ids = known.map(({ _id }) => _id);
    const isNew = { _id: mongoose.trusted({ $in: ids }), isNew: true } as const;
    const left = new Set((await ClickBatchModel.find(isNew, { _id: 1 }).session(session).lean()).map(({ _id }) => _id));
    const sum = emptySum();
    for (const [index, batch] of known.entries())
      if (left.has(batch._id)) addBatch(sum, batch, belongs[index] as Map<string, Belongs>);
    for (const { _id, from, counters, teams } of known)
      if (left.has(_id))
        await ClickBatchModel.collection.updateOne(
          { _id: _id as never },
          { $unset: { isNew: 1 }, $set: { from, counters, teams } },
          { session },
        );
    await addSum(sum, session);
  });
  return true;
}

function addBatch(sum: Sum, batch: Raw, belongs: ReadonlyMap<string, Belongs>) {
  for (const line of linesOf(batch)) {
    const its = belongs.get(line.code);
    if (its) addLine(sum, line, { zone: zoneOf(its.team), belongs: its, ownHosts: ownHosts() });
  }
}

/** To what the clicks of each code belong, of those whose team is known: others count for nobody. */
export function belongingsIn(counters: string): Map<string, Belongs> {
  const rows = counters.split("\n").map((line) => line.split("\t"));
  return new Map(
    rows.flatMap(([code = "", of = "", team = ""]) => (team === "" ? [] : [[code, { of, team }] as const])),
  );
}

/** Batches from before they named whose clicks they hold are told by the links, and by the months of what has no link. */
async function withCounters(batch: ClickBatchRecord): Promise<Raw> {
  const lines = linesOf(batch);
  // Those that had rows in place of lines did not say when they are: a day that is counted again finds its clicks by it.
  const from =
    batch.from ??
    lines.reduce((first, { at }) => at.reduce((least, ms) => Math.min(least, ms), first), Number(batch.at));
  if (batch.counters !== undefined) return { ...batch, from, counters: batch.counters };
  const codes = [...new Set(lines.map(({ code }) => code))];
  const [things, links] = [codes.filter((code) => code.includes(":")), codes.filter((code) => !code.includes(":"))];
  const filter = { code: mongoose.trusted({ $in: links }) };
  const found = storedLinks.readAll(await ShortLinkModel.find(filter).lean());
  const hashes = things.map((code) => code.slice(code.indexOf(":") + 1));
  const months = await ClickMonthModel.find(
    { signature: mongoose.trusted({ $in: hashes }), team: mongoose.trusted({ $exists: true }) },
    { signature: 1, team: 1 },
  ).lean();
  const teamOf = new Map(months.map(({ signature, team }) => [signature, String(team)]));
  const counters = [
    ...found.map(({ code, signature, team }) => ({ code, signature, team: team ? String(team) : null })),
    ...things.map((code) => {
      const signature = code.slice((code.startsWith(OPEN) ? OPEN : code.startsWith(VIEW) ? VIEW : SAVE).length);
      return { code, signature, team: teamOf.get(signature) ?? null };
    }),
  ];
  const teams = [...new Set(counters.flatMap(({ team }) => team ?? []))].map((id) => new mongoose.Types.ObjectId(id));
  return { ...batch, from, counters: counters.map(counterLine).join("\n"), teams };
}

/** Writes a sum, in the transaction that marks its batches. */
async function addSum({ byKey, days, mails }: Sum, session: ClientSession): Promise<void> {
  if (byKey.size === 0) return;
  await addMails(mails, session);
  const sets = await visitorSets([...byKey], session);
  const [tallies, details] = [[] as object[], [] as object[]];
  const visitors: object[] = [];
  // In one order, so that two processes wait for each other and never both.
  for (const [_id, added] of [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { kind, of, event, month, team: teamId } = added;
    const team = new mongoose.Types.ObjectId(teamId);
    const inc: Record<string, number> = {};
    for (const [day, count] of Object.entries(added.days)) inc[`days.${day}`] = count;
    for (const [day, seen] of added.visitors) {
      const set = `${_id}-${day}`;
      const known = sets.get(set) ?? nobody();
      const fresh = [...seen].filter((visitor) => !known.visitors.has(visitor));
      if (fresh.length === 0) continue;
      inc[`visitors.${day}`] = fresh.length;
      visitors.push(partWith(set, team, known, fresh));
    }
    tallies.push(upsert(_id, { team, kind, of, event, month }, inc));
    details.push(upsert(_id, { team, month }, detailPaths(added)));
  }
  await TallyModel.collection.bulkWrite(tallies as never, { session, ordered: true });
  await TallyDetailModel.collection.bulkWrite(details as never, { session, ordered: true });
  if (visitors.length > 0) await TallyVisitorsModel.collection.bulkWrite(visitors as never, { session, ordered: true });
  await TallyDayModel.collection.bulkWrite(
    [...days]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([_id, { team, zone, day }]) => ({
        updateOne: {
          filter: { _id },
          update: {
            $inc: { revision: 1 },
            $set: { closedAt: null },
            $setOnInsert: {
              team: new mongoose.Types.ObjectId(team),
              date: day.date,
              zone,
              endsAt: new Date(day.endMs),
            },
          },
          upsert: true,
        },
      })) as never,
    { session, ordered: true },
  );
}

/** Of a mail that is not there any more nothing is counted. */
async function addMails(mails: Sum["mails"], session: ClientSession): Promise<void> {
  if (mails.size === 0) return;
  const updates = [...mails]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([_id, { days, lastAt }]) => {
      const $inc: Record<string, number> = {};
      for (const [date, kinds] of Object.entries(days))
        for (const [kind, byAgent] of Object.entries(kinds))
          for (const [agent, count] of Object.entries(byAgent)) $inc[`days.${date}.${kind}.${agent}`] = count;
      return { updateOne: { filter: { _id }, update: { $inc, $max: { countedAt: new Date(lastAt) } } } };
    });
  await SentMailModel.collection.bulkWrite(updates as never, { session, ordered: true });
}

const upsert = (_id: string, values: object, inc: Record<string, number>) => ({
  updateOne: {
    filter: { _id },
    update: { $setOnInsert: values, ...(Object.keys(inc).length > 0 && { $inc: inc }) },
    upsert: true,
  },
});

export const DETAILS = ["apart", "devices", "referrers", "countries", "hours"] as const;

/** `{ "devices.phone.22": 3 }` */
export function detailPaths(added: Pick<Added, (typeof DETAILS)[number]>): Record<string, number> {
  const paths: Record<string, number> = {};
  for (const part of DETAILS)
    for (const [name, days] of Object.entries(added[part]))
      for (const [day, count] of Object.entries(days)) paths[`${part}.${name}.${day}`] = count;
  return paths;
}

/** Who has been counted on one day, and the part that others can be added to. */
type Seen = { visitors: Set<string>; part: number; text: string };
const nobody = (): Seen => ({ visitors: new Set(), part: 0, text: "" });

/** Who has been counted already on the days of a sum. */
async function visitorSets(added: [string, Added][], session: ClientSession): Promise<Map<string, Seen>> {
  const names = added.flatMap(([id, { visitors }]) => [...visitors.keys()].map((day) => `${id}-${day}`));
  const filter = { set: mongoose.trusted({ $in: names }) };
  const sets = new Map<string, Seen>();
  const rows = await TallyVisitorsModel.find(filter).session(session).lean();
  for (const { _id, set, hashes } of storedVisitors.readAll(rows)) {
    const seen = sets.get(set) ?? nobody();
    const part = Number(_id.slice(set.length + 1));
    sets.set(set, part >= seen.part ? { ...seen, part, text: hashes } : seen);
    for (let at = 0; at < hashes.length; at += VISITOR_LENGTH) seen.visitors.add(hashes.slice(at, at + VISITOR_LENGTH));
  }
  return sets;
}

/** Whole sets, in parts. */
export const partsOf = (set: string, team: Types.ObjectId, visitors: readonly string[]): object[] =>
  Array.from({ length: Math.ceil((visitors.length * VISITOR_LENGTH) / PART_LENGTH) }, (_, part) => {
    const perPart = PART_LENGTH / VISITOR_LENGTH;
    return partWith(
      set,
      team,
      { visitors: new Set(), part, text: "" },
      visitors.slice(part * perPart, (part + 1) * perPart),
    );
  });

/** The part of a set that new visitors are written to. */
function partWith(set: string, team: Types.ObjectId, { part, text }: Seen, fresh: readonly string[]) {
  const isFull = text.length >= PART_LENGTH;
  const [number, before] = isFull ? [part + 1, ""] : [part, text];
  const values = { team, set, at: new Date(), hashes: before + fresh.join("") };
  return { updateOne: { filter: { _id: `${set}#${number}` }, update: { $set: values }, upsert: true } };
}
