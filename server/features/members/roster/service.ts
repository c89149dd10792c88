/** People come in as a list and go out as one. */

import { buffer } from "node:stream/consumers";
import type { FastifyReply, FastifyRequest } from "fastify";
import mongoose, { type ClientSession, type Types } from "mongoose";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { formatNumber } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_IMPORT_BYTES, MAX_IMPORTED_ROWS } from "#shared/members/constants.ts";
import { guessMapping } from "#shared/members/roster/columns.ts";
import { MAX_SAMPLES } from "#shared/members/roster/constants.ts";
import { type CheckedImport, type Import, Mapping } from "#shared/members/roster/schema.ts";
import { freePlaces } from "#shared/members/rules.ts";
import { limit } from "../../../db/cache/limit.ts";
import { isDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import { Prepared } from "../../../http/call.ts";
import { type CsvShape, type CsvTable, readCsv } from "../../../http/csvTable.ts";
import { type FormShape, receiveForm, receivingOf } from "../../../http/form.ts";
import * as jobs from "../../../jobs/queue.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { ownerEmailOf } from "../invite/service.ts";
import { SEEN, type TeamRecord } from "../model.ts";
import { pagesOf } from "../pages.ts";
import { findTeam } from "../service.ts";
import { fileFor, peopleOf } from "./export.ts";
import { IMPORT, partOf } from "./jobs.ts";
import {
  ColumnsModel,
  ImportModel,
  ImportPartModel,
  type ImportRecord,
  storedColumns,
  storedImports,
} from "./model.ts";
import { type Known, markOf, type Plan, planOf, type Step, slicesOf, type TeamThen } from "./plan.ts";

export type { Plan, Step };
export { fileFor, markOf, peopleOf, slicesOf };

const HOUR_MS = 3_600_000;
/** Each reads a file and all of the team. */
const LOOKS_PER_ACCOUNT = { limit: 120, windowMs: HOUR_MS };
const IMPORTS_PER_TEAM = { limit: 60, windowMs: HOUR_MS };
/** Rows of one part: a transaction of so many is over within some ten milliseconds. */
const PART = 100;
/** Members that are read before others get their turn. */
const READ_AT_ONCE = 250;
const MAX_IMPORT_MB = MAX_IMPORT_BYTES / (1024 * 1024);

/** What every form with a list of people has in common. */
export const LIST_FORM = {
  file: "file",
  maxBytes: MAX_IMPORT_BYTES,
  tooBig: () => fail("file_too_big", { errors: [{ path: "file", message: MESSAGES.fileSize(MAX_IMPORT_MB) }] }),
  missing: msg("Choose a CSV file."),
  fieldSize: 64 * 1024,
} satisfies Partial<FormShape>;

const SHAPE: FormShape = {
  ...LIST_FORM,
  fields: ["isDry", "mapping", "update", "checked"],
  unexpected: msg("Send isDry, mapping, update and checked at most once each, then the file, and nothing else."),
};

const LIST: CsvShape = {
  maxRows: MAX_IMPORTED_ROWS,
  tooMany: () => t("A list can have up to {most} people.", { most: formatNumber(MAX_IMPORTED_ROWS) }),
  empty: msg("There are no people in this file, only headings."),
};

/**
 * Takes a list: looks at it, or brings in what was looked at.
 * @throws what `receiveForm`, `look` and `bringIn` throw
 */
export async function receive(
  viewer: Viewer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared | { import: Import }> {
  await mayLook(viewer);
  return receiveForm(request, reply, receivingOf(viewer), SHAPE, async ({ file, fields }) => {
    const bytes = await buffer(file.read());
    const { isDry = "true", mapping, update = "true", checked = "" } = fields;
    const asked = { bytes, mapping: mappingOf(mapping), isUpdate: flagOf("update", update) };
    return flagOf("isDry", isDry) ? look(viewer, asked) : { import: await bringIn(viewer, asked, checked) };
  });
}

type Asked = { bytes: Buffer; mapping: Mapping | null; isUpdate: boolean };

/** Counts a look at a list, whoever's it is. @throws too_many_requests */
export const mayLook = (viewer: Pick<Viewer, "id">) => limit(`import:looks:${viewer.id}`, LOOKS_PER_ACCOUNT);

/** Judges a list for a team that is not there yet, or not the viewer's. @param columns whose columns are remembered @throws invalid_input */
export async function judgeFor(columns: Types.ObjectId, { bytes, mapping: said, isUpdate }: Asked, then: TeamThen) {
  const table = await readCsv(bytes, LIST);
  const mapping = said ?? guessMapping(table.headers, await knownColumns(columns));
  mustName(table, mapping);
  return { table, mapping, plan: await planOf(table, mapping, then, isUpdate) };
}

/** What stands above the columns of a list, some of what stands in them, and what they are taken for. */
export const columnsOf = (table: CsvTable, mapping: Mapping): CheckedImport["columns"] =>
  table.headers.map((header, at) => ({ header, target: mapping[header] ?? "ignore", samples: samplesOf(table, at) }));

export function mappingOf(text = ""): Mapping | null {
  if (text === "") return null;
  try {
    const read = Mapping.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {}
  return refuse("mapping", msg("Say for each column what it is."));
}

export function flagOf(path: string, text: string): boolean {
  if (text !== "true" && text !== "false") refuse(path, msg("Send true or false."));
  return text === "true";
}

/** What would become of each row. Nothing is written. @throws invalid_input */
async function look(viewer: Viewer, asked: Asked): Promise<Prepared> {
  const { table, mapping, plan, free } = await judge(viewer, asked);
  return prepared({
    columns: columnsOf(table, mapping),
    rows: plan.rows,
    counts: plan.counts,
    checked: await markOf({ ...asked, mapping, plan, before: await newestImport(viewer.team._id) }),
    free,
  });
}

/** Ten thousand rows would be checked and written in one go, with nobody else served meanwhile: here they are written part by part. */
export async function prepared<L extends { rows: readonly object[] }>({ rows, ...rest }: L): Promise<Prepared> {
  const parts: string[] = [];
  for await (const some of slicesOf(rows)) parts.push(some.map((row) => JSON.stringify(row)).join(","));
  return new Prepared(Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"rows":[${parts.join(",")}]}`), false);
}

/** The first values of a column. */
function samplesOf({ rows }: CsvTable, at: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[at];
    if (text && !samples.includes(text)) samples.push(text.slice(0, 80).toWellFormed());
    if (samples.length === MAX_SAMPLES) break;
  }
  return samples;
}

async function judge(viewer: Viewer, asked: Asked) {
  const team = (await findTeam(viewer.team._id)) ?? fail("internal");
  const then = await teamThen(viewer, team);
  return { ...(await judgeFor(team._id, asked, then)), free: then.free };
}

/** @throws invalid_input: no fact is two columns, and addresses are one */
function mustName({ headers }: CsvTable, mapping: Mapping): void {
  const targets = headers.map((header) => mapping[header] ?? "ignore").filter((target) => target !== "ignore");
  if (targets.some((target, at) => targets.indexOf(target) !== at))
    refuse("mapping", msg("Two columns cannot be the same thing."));
  if (targets.includes("name") && (targets.includes("firstName") || targets.includes("lastName")))
    refuse("mapping", msg("Choose the whole name, or first and last name."));
  if (!targets.includes("email")) refuse("mapping", msg("Say which column has the email addresses."));
}

async function teamThen(viewer: Viewer, team: TeamRecord): Promise<TeamThen> {
  const members = new Map<string, Known>();
  const all = { team: team._id, active: true, status: SEEN };
  for await (const rows of pagesOf(all, READ_AT_ONCE))
    for (const { email, status, facts } of rows) members.set(email, { isRegistered: status === "registered", facts });
  return { owner: (await ownerEmailOf({ ...viewer, team })) ?? "", members, free: freePlaces(team) };
}

/** Keeps what a team says of the columns of its lists. */
export const rememberColumns = (_id: Types.ObjectId, mapping: Mapping) =>
  ColumnsModel.updateOne({ _id }, { $set: { mapping } }, { upsert: true });

export const knownColumns = async (team: Types.ObjectId): Promise<Mapping> =>
  storedColumns.read(await ColumnsModel.findById(team).lean())?.mapping ?? {};

/**
 * Brings in a list as somebody has seen it: a job does what its rows say. The same once more is the same import.
 * @throws invalid_input, import_changed, busy (another one is under way), too_many_requests
 */
async function bringIn(viewer: Viewer, asked: Asked, checked: string): Promise<Import> {
  const team = viewer.team._id;
  const known = await findImport({ team, checked });
  if (known && known.state !== "failed") return present(known);
  await limit(`import:team:${team}`, IMPORTS_PER_TEAM);
  const { mapping, plan } = await judge(viewer, asked);
  if ((await markOf({ ...asked, mapping, plan, before: await newestImport(team) })) !== checked) {
    // Pressed twice: the first press has begun it in this moment.
    const begun = await findImport({ team, checked });
    if (begun && begun.state !== "failed") return present(begun);
    fail("import_changed");
  }
  await rememberColumns(team, mapping);
  // One that has failed may be tried again.
  if (known) await ImportModel.deleteOne({ _id: known._id, state: "failed" });
  try {
    return present(await begin(viewer, checked, plan));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Pressed twice: the index has taken one of them. Or another list is being brought in.
    const other = await findImport({ team, checked });
    if (other) return present(other);
    throw new Failure("busy", { retryAfterSeconds: 5, cause: error });
  }
}

/** The list that was brought in last, as far as one was; one that has failed may be tried again. */
async function newestImport(team: Types.ObjectId): Promise<string> {
  const notFailed = { team, state: mongoose.trusted({ $ne: "failed" as const }) };
  return String((await ImportModel.findOne(notFailed, { _id: 1 }).sort({ _id: -1 }).lean())?._id ?? "");
}

const findImport = async (filter: Partial<ImportRecord>): Promise<ImportRecord | null> =>
  storedImports.read(await ImportModel.findOne(filter).lean());

const begin = (viewer: Viewer, checked: string, plan: Plan): Promise<ImportRecord> =>
  transaction((session) => beginIn({ team: viewer.team._id, by: viewer.user._id, checked }, plan, session));

type Begun = Pick<ImportRecord, "team" | "by" | "checked"> & Partial<Pick<ImportRecord, "isQuiet" | "givesDesigns">>;

/** Begins to bring in a list, as a part of a transaction. @throws a duplicate (11000) where the team has one under way */
export async function beginIn(whose: Begun, { steps }: Plan, session: ClientSession): Promise<ImportRecord> {
  const [record] = await ImportModel.create([{ ...whose, total: steps.length }], { session });
  if (!record) return fail("internal");
  const parts = partsOf(steps).map((some, at) => ({ _id: partOf(record._id, at), steps: some }));
  if (parts.length > 0) await ImportPartModel.insertMany(parts, { session });
  await jobs.add(IMPORT, { id: String(record._id), at: 0 }, { session });
  return storedImports.read(record.toObject()) ?? fail("internal");
}

/**
 * Goes on with a list that has failed, where it was, in the name of whoever asks for it. One that has not failed stays as it is. Part of a
 * transaction.
 */
export async function goOn(_id: Types.ObjectId, by: Types.ObjectId, session: ClientSession): Promise<void> {
  const change = { $set: { state: "running" as const, by } };
  const stored = await ImportModel.findOneAndUpdate({ _id, state: "failed" }, change, { session }).lean();
  const failed = storedImports.read(stored);
  if (failed) await jobs.add(IMPORT, { id: String(_id), at: failed.at }, { session });
}

/** How far a list is; null: nobody knows it any more. */
export async function readImport(_id: Types.ObjectId): Promise<Import | null> {
  const record = storedImports.read(await ImportModel.findOne({ _id }).lean());
  return record && present(record);
}

const partsOf = (steps: readonly Step[]): Step[][] =>
  Array.from({ length: Math.ceil(steps.length / PART) }, (_, at) => steps.slice(at * PART, (at + 1) * PART));

/** The list that was brought in last, and what the team has said of columns. */
export async function last({ team }: Viewer): Promise<{ import: Import | null; mapping: Mapping }> {
  const [record, mapping] = await Promise.all([
    ImportModel.findOne({ team: team._id }).sort({ _id: -1 }).lean(),
    knownColumns(team._id),
  ]);
  const known = storedImports.read(record);
  return { import: known && present(known), mapping };
}

const present = ({ state, total, done, invited, changed, noSeat, createdAt }: ImportRecord): Import => ({
  state,
  total,
  done,
  invited,
  changed,
  noSeat,
  startedAt: createdAt.toISOString(),
});
