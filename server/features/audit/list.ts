/** Reads the log: a person's, a team's, everybody's. */
import mongoose, { type QueryFilter, type Types } from "mongoose";
import { ACTS, actsOf } from "#shared/audit/acts.ts";
import { MAX_AUDIT_CSV_ROWS } from "#shared/audit/constants.ts";
import type { AuditEvent, AuditFilter, AuditPage, AuditPerson, AuditQuery } from "#shared/audit/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { csvLine } from "#shared/lib/csv.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { isManager } from "#shared/members/rules.ts";
import { limit } from "../../db/cache/limit.ts";
import * as account from "../account/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import { activeIn, type TeamRecord } from "../members/service.ts";
import { idOf } from "./ids.ts";
import { AuditModel, type AuditRecord, storedAudit } from "./model.ts";

/** Lines that are read together. */
const CHUNK = 250;
/** A search reads so far for one page, then answers what it has found. */
const MAX_SEARCHED = 2_000;
/** And for a file. */
const MAX_SEARCHED_FOR_FILE = 20_000;
const FILES_PER_PERSON = { limit: 20, windowMs: 3_600_000 };

/** Far more than anybody looks through by hand, also while they type a search. */
const PAGES_PER_PERSON = { limit: 1_000, windowMs: 3_600_000 };

/**
 * Whose log is read, and by whom: an operator sees who acted in other people's names. `team`: whose log it is, where nobody
 * is named but those who are in it now.
 */
export type Reading = { of: QueryFilter<AuditRecord>; reader: string; isOperator: boolean; team?: TeamRecord };

export const ownLog = ({ user, id }: Pick<Viewer, "user" | "id">): Reading => ({
  of: { subject: user._id },
  reader: id,
  isOperator: false,
});

/** @throws no_permission for who does not manage the team */
export function teamLog(viewer: Viewer): Reading {
  if (!isManager(viewer)) fail("no_permission");
  return { of: { team: viewer.team._id }, reader: viewer.id, isOperator: false, team: viewer.team };
}

/** For whom the calls' policy has let in. */
export const wholeLog = ({ id }: Viewer): Reading => ({ of: {}, reader: id, isOperator: true });

/** A page of a log, the newest first. @throws too_many_requests */
export async function list(reading: Reading, { before, ...filter }: AuditQuery): Promise<AuditPage> {
  await limit(`audit:pages:${reading.reader}`, PAGES_PER_PERSON);
  const items: AuditEvent[] = [];
  let next: string | null = null;
  for await (const { event, isFound } of eventsOf(reading, filter, before, MAX_SEARCHED)) {
    if (items.length === PAGE_SIZE) return { items, next };
    if (isFound) items.push(event);
    next = event.id;
  }
  return { items, next: (await hasOlder(reading, filter, next)) ? next : null };
}

/** Whether there is anything beyond where the reading ended. */
const hasOlder = async ({ of }: Reading, filter: AuditFilter, last: string | null): Promise<boolean> =>
  last !== null && (await AuditModel.exists(queryOf(of, filter, last))) !== null;

export const CSV_COLUMNS = [
  ...["at", "last_at", "times", "kind", "act", "outcome", "actor", "subject", "target"],
  ...["fields", "from", "browser", "system", "call", "request"],
];

/**
 * The lines of a file for spreadsheets, the newest first. The first of them are read at once: a store that is away is
 * answered as such, and not with half a file.
 * @throws too_many_requests
 */
export async function fileOf(reading: Reading, filter: AuditFilter): Promise<AsyncGenerator<string>> {
  await limit(`audit:files:${reading.reader}`, FILES_PER_PERSON);
  const lines = csvOf(reading, filter);
  const first = await lines.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* lines;
  })();
}

/** The same for the copy of all of somebody's data, which has limits of its own. */
export async function* csvOf(reading: Reading, filter: AuditFilter = {}): AsyncGenerator<string> {
  let text = csvLine(CSV_COLUMNS);
  let count = 0;
  let waiting = 0;
  for await (const { event, isFound } of eventsOf(reading, filter, undefined, MAX_SEARCHED_FOR_FILE)) {
    if (!isFound) continue;
    text += lineOf(event);
    waiting += 1;
    count += 1;
    if (count === MAX_AUDIT_CSV_ROWS) break;
    if (waiting < CHUNK) continue;
    yield text;
    text = "";
    waiting = 0;
  }
  if (text) yield text;
}

function lineOf(event: AuditEvent): string {
  const { at, lastAt, times, act, outcome, actor, subject, target, fields } = event;
  const { from, browser, system, operation, requestId } = event;
  const name = ({ who, email }: AuditPerson) => email ?? (who === "person" ? "deleted" : who);
  return csvLine([
    ...[at, lastAt, times, ACTS[act as keyof typeof ACTS] ?? "", act, outcome, name(actor), name(subject), target],
    ...[fields.join(" "), from, browser, system, operation, requestId],
  ]);
}

/** Line after line, read in chunks, with whether the search means it. */
async function* eventsOf(reading: Reading, filter: AuditFilter, before: string | undefined, most: number) {
  const isMeant = searchOf(filter);
  let last = before;
  for (let seen = 0; seen < most; seen += CHUNK) {
    const rows = await AuditModel.find(queryOf(reading.of, filter, last))
      .sort({ _id: -1 })
      .limit(CHUNK)
      .lean();
    const events = await presentAll(storedAudit.readAll(rows), reading);
    for (const event of events) yield { event, isFound: isMeant(event) };
    if (rows.length < CHUNK) return;
    last = String(rows.at(-1)?._id);
  }
}

function queryOf(of: Reading["of"], { kind }: AuditFilter, before?: string | null): QueryFilter<AuditRecord> {
  const older = before ? idOf(before) : null;
  return {
    ...of,
    ...(kind && { act: mongoose.trusted({ $in: actsOf(kind) }) }),
    ...(older && { _id: mongoose.trusted({ $lt: older }) }),
  };
}

/** Every word has to be in it, or the search names its act. */
function searchOf({ search = "", acts = "" }: AuditFilter): (event: AuditEvent) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const named = new Set(acts.split(",").filter(Boolean));
  return (event) => {
    const { act, target, from, browser, system, operation, requestId, actor, subject, fields } = event;
    const parts = [act, target, from, browser, system, operation, requestId, actor.email, subject.email, ...fields];
    const text = parts.join(" ").toLowerCase();
    return named.has(act) || words.every((word) => text.includes(word));
  };
}

async function presentAll(records: readonly AuditRecord[], reading: Reading): Promise<AuditEvent[]> {
  const all = records.flatMap(({ actor, subject }) => [actor, subject]).filter((id) => id !== null);
  const ids = [...new Map(all.map((id) => [String(id), id])).values()];
  const named = reading.team ? await activeIn(reading.team, ids) : new Set(ids.map(String));
  const people = await Promise.all([...named].map(async (id) => [id, await account.findById(id)] as const));
  const emails = new Map(people.map(([id, user]) => [id, user?.email ?? null]));
  return records.map((record) => present(record, reading, emails));
}

function present(
  record: AuditRecord,
  { reader, isOperator }: Reading,
  /** of those who may be named */
  emails: ReadonlyMap<string, string | null>,
): AuditEvent {
  const { _id, key: _key, team: _team, isSupport, at, lastAt, actor, subject, ...rest } = record;
  const personOf = (id: Types.ObjectId | null): AuditPerson => {
    if (id === null) return { who: "nobody", email: null };
    const email = emails.get(String(id));
    if (email === undefined) return { who: "former", email: null };
    return { who: String(id) === reader ? "self" : "person", email };
  };
  const isHidden = isSupport && !isOperator;
  return {
    ...rest,
    id: String(_id),
    at: at.toISOString(),
    lastAt: (lastAt > at ? lastAt : at).toISOString(),
    actor: isHidden ? { who: "support", email: null } : personOf(actor),
    subject: personOf(subject),
    // Where support sits is nothing that people have to know.
    ...(isHidden && { from: "", browser: "", system: "" }),
  };
}
