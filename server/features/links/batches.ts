import mongoose from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import type { Agent } from "./agents.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel, type Clicks } from "./model.ts";

/** Stands before a signature's hash where a link's code would be: somebody has seen the signature's pixel. No code has a colon. */
export const OPEN = "open:";
/** The same of a business card: somebody has looked at it, or taken its contact. */
export const VIEW = "view:";
export const SAVE = "save:";

/** Where in a month it is counted; empty: as a click on a link. */
function underOf(code: string): "" | "opens." | "views." | "saves." {
  if (code.startsWith(OPEN)) return "opens.";
  if (code.startsWith(VIEW)) return "views.";
  return code.startsWith(SAVE) ? "saves." : "";
}

/** What one batch adds to a signature's month: paths of the month's document and numbers. */
export type MonthChange = { signature: string; team?: string | null; month: string; inc: Record<string, number> };
/** Clicks that are written together, `lines` as `ClickBatchRecord` has them; the id refuses a second writing. */
export type Batch = { id: string; from: number; lines: string; months: Map<string, MonthChange>; count: number };

/** What is counted: a link, or as `openOf` the pixel of a signature. */
export type Counted = { code: string; signature: string; team: string | null };

/** A line of clicks that an earlier format kept as a row. */
export const lineOf = ({ code, visitor, at, referrer = "", isBot }: Clicks, from: number): string =>
  lineWith(code, at.map((ms) => ms - from).join(","), endOfLine(visitor, isBot ? "bot" : "person", referrer));

/** @param moments milliseconds after the batch's `from`, with commas between them */
export const lineWith = (code: string, moments: string | number, end: string) => `${code}\t${moments}\t${end}`;

/** What a line tells of the visitor. */
export const endOfLine = (visitor: string, agent: Agent, referrer: string) =>
  `${visitor}\t${agent === "person" ? "" : agent}\t${referrer}`;

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

const DAY_MS = 86_400_000;
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
export async function writeBatch({ id, from, lines, months }: Batch) {
  const batches = mongoose.connection.collection<ClickBatchRecord>(ClickBatchModel.collection.name);
  const updates = [...months].map(([_id, { signature, team, month, inc }]) => ({
    q: { _id },
    u: { $inc: inc, $setOnInsert: { signature, month, ...(team && { team: new mongoose.Types.ObjectId(team) }) } },
    upsert: true,
  }));
  await unlessDuplicate(
    transaction(async (session) => {
      await batches.insertOne({ _id: id, at: new Date(), from, lines }, { session });
      const answer = await mongoose.connection.db?.command(
        { update: ClickMonthModel.collection.name, updates, ordered: false },
        { session },
      );
      if (answer?.writeErrors) throw new Error(`A month of clicks was refused: ${answer.writeErrors[0].errmsg}`);
    }),
  );
}
