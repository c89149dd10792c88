/** The audit log: who did what, when, for whom and from where. It is only ever added to, and forgets after `AUDIT_DAYS`. */
import { createHash, createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import mongoose, { type Types } from "mongoose";
import { ACTS, type Act } from "#shared/audit/acts.ts";
import { keysFor } from "#shared/auth/keys.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { mayTake } from "../../db/cache/limit.ts";
import { isDuplicate, unlessDuplicate } from "../../db/mongo.ts";
import { settings } from "../../settings.ts";
import { agentOf } from "../auth/service.ts";
import { csvOf, ownLog } from "./list.ts";
import { AuditModel, type AuditRecord } from "./model.ts";

export { csvOf, ownLog };

/** Lines that are alike are one for so long. */
const MERGED_MS = 10 * 60_000;
/** Whoever writes more lines than this has coarse ones: none is left out, and they grow with the hours alone. */
const FINE_LINES = { limit: 120, windowMs: 3_600_000 };
const COARSE_MS = 3_600_000;
/** Lines of one command: the only writer of the store is held for so long. */
const LINES_AT_ONCE = 100;
const MAX_TEXT = 64;
const MAX_FIELDS = 20;

/** What there is to note. What is left out is unknown, or nobody. */
export type Note = {
  act: Act;
  outcome?: AuditRecord["outcome"];
  actor?: Types.ObjectId | null;
  subject?: Types.ObjectId | null;
  /** the team that the subject acts for */
  team?: Types.ObjectId | null;
  isSupport?: boolean;
  /** as coarse as those of somebody who writes too many */
  isHourly?: boolean;
  target?: string;
  /** names, never values */
  fields?: readonly string[];
  ip?: string;
  userAgent?: string | undefined;
  operation?: string;
  requestId?: string;
};

/** What people do with their own accounts is theirs; the rest is their team's as well. */
const OF_TEAMS: readonly string[] = ["plan", "signatures", "team", "support"];

/**
 * Writes a line. What it is about has happened: a log that cannot be written is said in the server's own, and nobody else
 * suffers.
 */
export async function note(entry: Note, log: Pick<FastifyBaseLogger, "error">, now = new Date()): Promise<void> {
  try {
    await write(entry, now);
  } catch (err) {
    const { act, outcome = "done", actor, subject, operation, requestId } = entry;
    const line = { act, outcome, actor: String(actor), subject: String(subject), call: operation, requestId };
    log.error({ err, operation: "audit.note", ...line }, "an act could not be written to the log");
  }
}

/**
 * The same of many that were done together: a few commands instead of one each, as others wait for the store meanwhile.
 * @param entries alike in what a line of the server's log says of them
 */
export async function noteAll(
  entries: readonly Note[],
  log: Pick<FastifyBaseLogger, "error">,
  now = new Date(),
): Promise<void> {
  const [first] = entries;
  if (!first) return;
  if (entries.length === 1) return note(first, log, now);
  try {
    for (let at = 0; at < entries.length; at += LINES_AT_ONCE) {
      const lines: Line[] = [];
      for (const entry of entries.slice(at, at + LINES_AT_ONCE)) lines.push(await lineOf(entry, now));
      await addAll(lines);
    }
  } catch (err) {
    const { act, operation, requestId } = first;
    const line = { act, count: entries.length, call: operation, requestId };
    log.error({ err, operation: "audit.noteAll", ...line }, "acts could not be written to the log");
  }
}

/** Of two at once that are alike one makes the line, and the other finds it there: only what was refused is tried again. */
async function addAll(lines: readonly Line[]): Promise<void> {
  const add = async (some: readonly Line[]): Promise<Line[]> => {
    const writes = some.map(({ filter, update }) => ({ updateOne: { filter, update, upsert: true } }));
    try {
      await AuditModel.bulkWrite(writes, { ordered: false });
      return [];
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError) || !isDuplicate(error)) throw error;
      const refused = new Set([error.writeErrors].flat().map(({ index }) => index));
      return some.filter((_, at) => refused.has(at));
    }
  };
  const refused = await add(lines);
  if (refused.length > 0) await add(refused);
}

async function write(entry: Note, now: Date): Promise<void> {
  const { filter, update } = await lineOf(entry, now);
  const add = () => unlessDuplicate(AuditModel.updateOne(filter, update, { upsert: true }).exec());
  // Of two at once that are alike one makes the line, and the other finds it there.
  if ((await add()) === null) await add();
}

type Line = Awaited<ReturnType<typeof lineOf>>;

/** What a line is found by, and how it comes there or is counted. */
async function lineOf(entry: Note, now: Date) {
  const { act, outcome = "done", actor = null, subject = null, isSupport = false, operation = "" } = entry;
  const from = entry.ip ? await placeOf(entry.ip) : "";
  const isFine = !entry.isHourly && (await mayTake({ [`audit:${actor ?? subject ?? from}`]: FINE_LINES }));
  const alike = {
    act,
    outcome,
    actor,
    subject,
    team: OF_TEAMS.includes(ACTS[act]) ? (entry.team ?? null) : null,
    isSupport,
    operation: bounded(operation),
    target: isFine ? bounded(entry.target ?? "") : "",
    fields: (entry.fields ?? []).slice(0, MAX_FIELDS).map(bounded),
    from: isFine ? from : "",
    ...(isFine ? agentOf(entry.userAgent) : { browser: "", system: "" }),
  };
  const minutes = Math.floor(now.getTime() / (isFine ? MERGED_MS : COARSE_MS));
  const key = createHash("sha256")
    .update(JSON.stringify([isFine, minutes, alike]))
    .digest("base64url");
  const line = { ...alike, at: now, requestId: bounded(entry.requestId ?? "") };
  return { filter: { key }, update: { $setOnInsert: line, $set: { lastAt: now }, $inc: { times: 1 } } };
}

const bounded = (text: string) => text.slice(0, MAX_TEXT);

/** A word for an address (keyed hash): the same for the same one while the secret is, and nobody can try addresses out. */
async function placeOf(ip: string): Promise<string> {
  const [{ bytes }] = await keysFor("places in the log", settings().tokenSecrets);
  return createHmac("sha256", bytes)
    .update(`place:${addressKeys(ip).prefix}`)
    .digest("base64url")
    .slice(0, 10);
}
