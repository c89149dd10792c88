/** Companies are made from files: looked at first, and then made with their people, of whom each gets what was chosen. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { folded } from "#shared/lib/text.ts";
import type { Mapping } from "#shared/members/roster/schema.ts";
import { freePlaces } from "#shared/members/rules.ts";
import { MAX_BULK_MASTERS, MAX_BULKS_SHOWN } from "#shared/reseller/bulk/constants.ts";
import { type Bulk, type BulkRow, type BulkState, type CheckedBulk, Wanted } from "#shared/reseller/bulk/schema.ts";
import { MAX_COMPANY_SIGNATURES } from "#shared/reseller/constants.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Prepared } from "../../../http/call.ts";
import { type FormShape, receiveForm, receivingOf } from "../../../http/form.ts";
import * as jobs from "../../../jobs/queue.ts";
import * as audit from "../../audit/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as roster from "../../members/roster/service.ts";
import * as members from "../../members/service.ts";
import * as masters from "../../signatures/masters/service.ts";
import { type Hub, wholeHubOf } from "../hub.ts";
import { mayChange, mayRead } from "../limits.ts";
import { freeGroup } from "../open.ts";
import { type Chosen, choose, designsFor } from "./designs.ts";
import { BULK } from "./jobs.ts";
import { BulkModel, type BulkRecord, storedBulks } from "./model.ts";
import { present } from "./present.ts";

/** Others make companies of the same name at the same moment, or take what is left of the package. */
const MOST_TRIES = 5;
const MAX_UNKNOWN_SHOWN = 5;

const SHAPE: FormShape = {
  ...roster.LIST_FORM,
  fields: ["isDry", "wanted", "mapping", "checked"],
  unexpected: msg("Send isDry, wanted, mapping and checked at most once each, then the file, and nothing else."),
};

/**
 * Takes a list: looks at it, or makes the company that was looked at.
 * @throws what `receiveForm`, `look` and `make` throw
 */
export async function receive(
  viewer: Viewer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Prepared | { bulk: Bulk }> {
  await roster.mayLook(viewer);
  await wholeHubOf(viewer);
  return receiveForm(request, reply, receivingOf(viewer), SHAPE, async ({ file, fields }) => {
    const bytes = await buffer(file.read());
    // A file may take its time, and whoever sends it may have been let go meanwhile.
    const hub = await wholeHubOf(viewer);
    const { isDry = "true", wanted = "", mapping = "", checked = "" } = fields;
    const asked = { bytes, mapping: roster.mappingOf(mapping), wanted: wantedOf(wanted) };
    if (roster.flagOf("isDry", isDry)) return look(viewer, hub, asked);
    return { bulk: await make(viewer, hub, asked, checked, request) };
  });
}

type Asked = { bytes: Buffer; mapping: Mapping | null; wanted: Wanted };

/** @throws invalid_input naming what of it is wrong */
function wantedOf(text: string): Wanted {
  const read = Wanted.safeParse(parsed(text));
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ path: ["wanted", ...path].join("."), message }));
  return fail("invalid_input", { errors });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What would become of the company and of each row. Nothing is written. @throws invalid_input, no_permission */
async function look(viewer: Viewer, hub: Hub, asked: Asked): Promise<Prepared> {
  const { table, mapping, plan, chosen, signatures, elsewhere, checked } = await judge(viewer, hub, asked);
  const rows = plan.rows.map((row): BulkRow => {
    const other = row.verdict === "new" || row.verdict === "noSeat" ? elsewhere.get(row.email) : undefined;
    const master = row.verdict === "new" ? chosen.byEmail.get(row.email) : undefined;
    return { ...row, ...(other !== undefined && { elsewhere: other }), ...(master && { master: master.label }) };
  });
  return roster.prepared({
    columns: roster.columnsOf(table, mapping),
    rows,
    counts: plan.counts,
    checked,
    free: signatures,
    signatures,
    left: leftOf(hub),
    isNameTaken: await members.isCompanyName(hub.agency._id, asked.wanted.name),
    unknownMasters: chosen.unknown.slice(0, MAX_UNKNOWN_SHOWN),
  } satisfies CheckedBulk);
}

/** What of the package is neither a company's nor used by the agency itself. */
const leftOf = ({ team }: Hub) => Math.max(0, team.seats - team.given - team.signatureCount);

async function judge(viewer: Viewer, hub: Hub, { bytes, mapping: said, wanted }: Asked) {
  const list = { bytes, mapping: said, isUpdate: false };
  const agency = hub.agency._id;
  const then = (seats: number) => ({
    owner: viewer.user.email,
    members: new Map(),
    // As the company will be on its first day.
    free: freePlaces({ ...hub.team, seats, used: 0 }),
  });
  const all = await roster.judgeFor(agency, list, then(MAX_COMPANY_SIGNATURES));
  const known = wanted.master === null && wanted.masterColumn === null ? [] : await mastersOf(hub);
  const chosen = choose(wanted, all.mapping, all.plan.steps, known);
  if (chosen.masters.length > 0) members.mustBeAllowed({ ...viewer, hub }, "signatures.create");
  // A company of one place could invite nobody.
  const usual = Math.min(MAX_COMPANY_SIGNATURES, Math.max(2, all.plan.counts.new + chosen.masters.length));
  const signatures = wanted.signatures ?? usual;
  const judged = await roster.judgeFor(agency, { ...list, mapping: all.mapping }, then(signatures));
  const emails = judged.plan.rows.flatMap(({ verdict, email }) => (verdict === "invalid" ? [] : [email]));
  const elsewhere = await members.companiesWith(agency, emails);
  // The name may be another: which company it is, the file and the name say.
  const settings = JSON.stringify([{ ...wanted, name: "" }, signatures, chosen.masters.map(({ hash }) => hash)]);
  const checked = await roster.markOf({ ...list, mapping: judged.mapping, plan: judged.plan, before: settings });
  return { ...judged, chosen, signatures, elsewhere, checked };
}

/** The agency's own signatures that can be designs, by their label. */
const mastersOf = ({ agency }: Hub) => masters.ownMasters(agency._id, MAX_BULK_MASTERS);

/**
 * Makes a company as somebody has seen it: from this moment on it is there with its places, and a job takes in its people. The same file and
 * name once more is the same company.
 * @throws invalid_input, import_changed, package_full, no_permission, busy, too_many_requests
 */
async function make(viewer: Viewer, hub: Hub, asked: Asked, checked: string, request: FastifyRequest): Promise<Bulk> {
  const { name } = asked.wanted;
  if (name === "") refuse("wanted.name", msg("Please enter a name."));
  const key = keyOf(asked.bytes, name);
  const known = await find(hub, { key });
  const made = known && (await present(known));
  if (made) return made;
  // Its company is somebody else's by now: this is another one.
  if (known) await BulkModel.deleteOne({ _id: known._id });
  await mayChange(viewer);
  const { mapping, plan, chosen, signatures, checked: now } = await judge(viewer, hub, asked);
  if (now !== checked) {
    // Pressed twice: the first press has begun it in this moment.
    const begun = await find(hub, { key });
    return begun ? presentOne(begun) : fail("import_changed");
  }
  await roster.rememberColumns(hub.agency._id, mapping);
  const record = await begin(viewer, hub, { key, name, signatures, checked, plan, chosen, wanted: asked.wanted });
  if (!record.isNew) return presentOne(record.bulk);
  if (record.bulk.state === "running") await jobs.wake(BULK);
  const { operationId: operation = BULK.name } = request.routeOptions.config as { operationId?: string };
  const about = { actor: viewer.user._id, team: hub.agency._id, target: record.group, operation, ip: request.ip };
  await audit.note({ act: "company.created", ...about }, request.log);
  return presentOne(record.bulk);
}

/** Stands for a file and a name, as people compare names. */
const keyOf = (bytes: Buffer, name: string) =>
  createHash("sha256")
    .update(bytes)
    .update(`\n${folded(name)}`)
    .digest("base64url");

type Ready = {
  key: string;
  name: string;
  signatures: number;
  checked: string;
  plan: roster.Plan;
  chosen: Chosen;
  wanted: Wanted;
};

type Begun = { isNew: boolean; bulk: BulkRecord; group: string };

/** The company, its places, its list and what is noted of it: all of it or nothing. */
async function begin(viewer: Viewer, hub: Hub, ready: Ready): Promise<Begun> {
  const { agency, team } = hub;
  const { key, name, signatures: seats, checked, plan, chosen, wanted } = ready;
  const { copies, designs } = designsFor(chosen, wanted.master);
  const by = viewer.user._id;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const group = await freeGroup(name);
    const made = await unlessDuplicate(
      transaction(async (session) => {
        if (!(await members.takeOfPackage(agency._id, seats, session)))
          fail("package_full", { errors: [{ path: "signatures", message: "" }] });
        const values = { agency: team, owner: members.ownerOf(team), name, group, seats };
        const company = await members.addCompany(values, session);
        const isGiven = designs.rules.length > 0;
        const whose = { team: company._id, by, checked, isQuiet: !wanted.invites, givesDesigns: isGiven };
        const list = await roster.beginIn(whose, plan, session);
        const state = isGiven ? ("running" as const) : ("done" as const);
        const record = { agency: agency._id, company: company._id, key, by, list: list._id, state, copies, designs };
        const [bulk] = await BulkModel.create([record], { session });
        if (!bulk) return fail("internal");
        if (isGiven) await jobs.add(BULK, { id: String(bulk._id) }, { session });
        return storedBulks.read(bulk.toObject());
      }),
    ).catch(async (error: unknown) => {
      // Some places may be lost: they were taken for a company that nobody made.
      const isFull = error instanceof Failure && error.code === "package_full";
      if (isFull && tries === 0 && (await members.recountPackage(agency._id))) return null;
      throw error;
    });
    if (made) return { isNew: true, bulk: made, group };
    const known = await find(hub, { key });
    if (known) return { isNew: false, bulk: known, group };
  }
  return fail("busy");
}

const find = async ({ agency }: Hub, filter: { key: string } | { _id: string }): Promise<BulkRecord | null> =>
  storedBulks.read(await BulkModel.findOne({ agency: agency._id, ...filter } as never).lean());

const presentOne = async (record: BulkRecord): Promise<Bulk> => (await present(record)) ?? fail("not_found");

/** @throws not_admin, hub_inactive, too_many_requests */
export async function list(viewer: Viewer): Promise<BulkState> {
  await mayRead(viewer);
  const hub = await wholeHubOf(viewer);
  const rows = await BulkModel.find({ agency: hub.agency._id }).sort({ _id: -1 }).limit(MAX_BULKS_SHOWN).lean();
  const [runs, known, mapping] = await Promise.all([
    Promise.all(storedBulks.readAll(rows).map(present)),
    mastersOf(hub),
    roster.knownColumns(hub.agency._id),
  ]);
  return { masters: known, runs: runs.filter((run) => run !== null), mapping };
}

/** @throws not_admin, hub_inactive, not_found, too_many_requests */
export async function read(viewer: Viewer, id: string): Promise<Bulk> {
  await mayRead(viewer);
  return presentOne((await find(await wholeHubOf(viewer), { _id: id })) ?? fail("not_found"));
}

/**
 * Goes on with what has failed, where it was, in the viewer's name: whoever began it may be gone.
 * @throws not_admin, hub_inactive, not_found, too_many_requests
 */
export async function resume(viewer: Viewer, id: string): Promise<{ hub: Hub; bulk: Bulk }> {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const record = (await find(hub, { _id: id })) ?? fail("not_found");
  await presentOne(record);
  const by = viewer.user._id;
  await transaction(async (session) => {
    await roster.goOn(record.list, by, session);
    const change = { $set: { state: "running" as const, by } };
    const { modifiedCount } = await BulkModel.updateOne({ _id: record._id, state: "failed" }, change, { session });
    if (modifiedCount === 1) await jobs.add(BULK, { id }, { session });
  });
  await jobs.wake(BULK);
  return { hub, bulk: await presentOne((await find(hub, { _id: id })) ?? fail("not_found")) };
}
