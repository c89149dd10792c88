import mongoose from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { ClickBatchModel, type ClickBatchRecord, ClickMonthModel, type Clicks } from "./model.ts";

/** Stands before a signature's hash where a link's code would be: somebody has seen the signature's pixel. No code has a colon. */
export const OPEN = "open:";

/** What one batch adds to a signature's month: paths of the month's document and numbers. */
export type MonthChange = { signature: string; month: string; inc: Record<string, number> };
/** Clicks that are written together; the id refuses a second writing. */
export type Batch = { id: string; rows: Clicks[]; months: Map<string, MonthChange>; count: number };

/**
 * Adds a row to what its signature's month gets: one `$inc` a signature and month, however many clicks, so that a link
 * that goes round the world is one write a flush. All of a row's clicks are of one day.
 */
export function addToMonth(months: Batch["months"], signature: string, { code, at, isBot }: Clicks) {
  const date = new Date(at[0] ?? 0).toISOString();
  const month = date.slice(0, 7);
  const id = `${signature}:${month}`;
  const change = months.get(id) ?? { signature, month, inc: {} };
  months.set(id, change);
  const kind = isBot ? "bots" : "people";
  const day = date.slice(8, 10);
  const paths = code.startsWith(OPEN)
    ? [`opens.${kind}`, ...(isBot ? [] : [`opens.days.${day}`])]
    : [kind, `links.${code}.${kind}`, ...(isBot ? [] : [`days.${day}`])];
  for (const path of paths) change.inc[path] = (change.inc[path] ?? 0) + at.length;
}

/**
 * One transaction: the batch, whose unique id refuses a second writing, and the month rows it adds to. Straight to the
 * driver: casting thousands of rows that we made ourselves would cost more than writing them.
 */
export async function writeBatch({ id, rows, months }: Batch) {
  const batches = mongoose.connection.collection<ClickBatchRecord>(ClickBatchModel.collection.name);
  const updates = [...months].map(([_id, { signature, month, inc }]) => ({
    q: { _id },
    u: { $inc: inc, $setOnInsert: { signature, month } },
    upsert: true,
  }));
  await unlessDuplicate(
    transaction(async (session) => {
      await batches.insertOne({ _id: id, at: new Date(), rows }, { session });
      const answer = await mongoose.connection.db?.command(
        { update: ClickMonthModel.collection.name, updates, ordered: false },
        { session },
      );
      if (answer?.writeErrors) throw new Error(`A month of clicks was refused: ${answer.writeErrors[0].errmsg}`);
    }),
  );
}
