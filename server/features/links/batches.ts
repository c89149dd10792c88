import mongoose from "mongoose";
import { DAY_MS } from "#shared/analytics/days.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { OPEN, SAVE, VIEW } from "./lines.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel } from "./model.ts";

/** Where in a month it is counted; empty: as a click on a link. */
function underOf(code: string): "" | "opens." | "views." | "saves." {
  if (code.startsWith(OPEN)) return "opens.";
  if (code.startsWith(VIEW)) return "views.";
  return code.startsWith(SAVE) ? "saves." : "";
}

/** What one batch adds to a signature's month: paths of the month's document and numbers. */
export type MonthChange = { signature: string; team?: string | null; month: string; inc: Record<string, number> };
/** Clicks that are written together, `lines` and `counters` as `ClickBatchRecord` has them; the id refuses a second writing. */
export type Batch = {
  id: string;
  from: number;
  lines: string;
  counters: string;
  months: Map<string, MonthChange>;
  count: number;
};

/** What is counted: a link, or as `openOf` the pixel of a signature. */
export type Counted = { code: string; signature: string; team: string | null };

/** Whose clicks a batch holds: code, what it belongs to, and the team where it is known. */
export const counterLine = ({ code, signature, team }: Counted): string => `${code}\t${signature}\t${team ?? ""}`;

/**
 * Adds clicks of one day to what their signature's month gets: one `$inc` a signature and month, however many clicks, so
 * that a link that goes round the world is one write a flush.
 * @param day days since 1970
 */
export function addToMonth(
  months: Batch["months"],
  { code, signature, team }: Counted,
  { day, people, bots }: { day: number; people: number; bots: number },
) {
  const [month, dayOfMonth] = dateOf(day);
  const id = `${signature}:${month}`;
  const change = months.get(id) ?? { signature, team, month, inc: emptyInc() };
  if (!months.has(id)) months.set(id, change);
  const { inc } = change;
  const under = underOf(code);
  const isOfAll = under !== "";
  const add = (path: string, count: number) => {
    inc[path] = (inc[path] ?? 0) + count;
  };
  if (people > 0) {
    add(`${under}people`, people);
    if (!isOfAll) add(`links.${code}.people`, people);
    add(`${under}days.${dayOfMonth}`, people);
  }
  if (bots > 0) {
    add(`${under}bots`, bots);
    if (!isOfAll) add(`links.${code}.bots`, bots);
  }
}

/** Without a prototype it is a hash table from the start, not an object whose shape changes with every link. */
const emptyInc = (): MonthChange["inc"] => Object.create(null);

let latest = { day: -1, date: ["", ""] as readonly [month: string, day: string] };

/** Of the day that was asked for last it is known: that is nearly every click's. */
function dateOf(day: number) {
  if (day !== latest.day) {
    const date = new Date(day * DAY_MS).toISOString();
    latest = { day, date: [date.slice(0, 7), date.slice(8, 10)] };
  }
  return latest.date;
}

/**
 * One transaction: the batch, whose unique id refuses a second writing, and the month rows it adds to. Straight to the
 * driver: casting what we made ourselves would cost more than writing it.
 */
export async function writeBatch({ id, from, lines, counters, months }: Batch) {
  const batches = mongoose.connection.collection<ClickBatchRecord>(ClickBatchModel.collection.name);
  const updates = [...months].map(([_id, { signature, team, month, inc }]) => ({
    q: { _id },
    u: { $inc: inc, $setOnInsert: { signature, month, ...(team && { team: new mongoose.Types.ObjectId(team) }) } },
    upsert: true,
  }));
  const teams = teamsIn(counters).map((team) => new mongoose.Types.ObjectId(team));
  await unlessDuplicate(
    transaction(async (session) => {
      await batches.insertOne(
        { _id: id, at: new Date(), from, lines, ...(counters !== "" && { counters, teams }), isNew: true },
        { session },
      );
      const answer = await mongoose.connection.db?.command(
        { update: ClickMonthModel.collection.name, updates, ordered: false },
        { session },
      );
      if (answer?.writeErrors) throw new Error(`A month of clicks was refused: ${answer.writeErrors[0].errmsg}`);
    }),
  );
}

/** The teams of a batch, each once. */
const teamsIn = (counters: string): string[] => [
  ...new Set(counters.split("\n").flatMap((line) => line.split("\t")[2] || [])),
];
