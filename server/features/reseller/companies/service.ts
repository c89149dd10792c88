/** Companies are made and changed. What all of them have together is never more than the package: taken first, by one conditional write. */
import type { ClientSession } from "mongoose";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import type { AdminRow, Company, CompanyChange, NewCompany } from "#shared/reseller/schema.ts";
import { isAway } from "../../../db/away.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as members from "../../members/service.ts";
import { add, failExists, mustBeOthers } from "../admins/invite.ts";
import { adminsOf, isAdmin, mayHaveMore } from "../admins/rows.ts";
import { changeRow, deleteRow, mayGive, mayManage } from "../admins/service.ts";
import { type Hub, wholeHubOf } from "../hub.ts";
import { mayChange, mayMail } from "../limits.ts";
import type { HubAdminRecord } from "../model.ts";
import { freeGroup } from "../open.ts";
import { companyCame, wake } from "../sharing/service.ts";
import { companyOf } from "./find.ts";
import { show } from "./list.ts";

/** Others make companies of the same name at the same moment. */
const MOST_TRIES = 5;

/**
 * Makes a company with a part of the package, and invites those who administrate it.
 * @throws not_admin, hub_inactive, package_full, own_address, invalid_input (twice the same address), too_many_requests
 */
export async function create(viewer: Viewer, { name, signatures, admins }: NewCompany) {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const emails = admins.map(({ userEmail }) => userEmail);
  mustDiffer(emails);
  await mustBeOthers(viewer, hub, emails, pathOf);
  if (!(await members.takeOfPackage(hub.agency._id, signatures))) {
    await wholeHubOf(viewer);
    failFull();
  }
  let company: members.TeamRecord;
  try {
    await mayMail(hub, emails);
    company = await make(viewer, hub, { name, signatures, admins });
  } catch (error) {
    // What nobody knows the outcome of stays taken: it is counted anew when there is none left.
    if (!isAway(error) && !(error instanceof Failure && error.code === "unavailable"))
      await members.freeOfPackage(hub.agency._id, signatures);
    throw error;
  }
  await members.endWithAgency(company);
  await companyCame(company);
  return { hub, team: company, company: await show(hub, company) };
}

const pathOf = (at: number) => `admins.${at}.userEmail`;
const failFull = (): never => fail("package_full", { errors: [{ path: "signatures", message: "" }] });

/** @throws invalid_input */
function mustDiffer(emails: readonly string[]): void {
  const twice = emails.findIndex((email, at) => emails.indexOf(email) < at);
  if (twice >= 0) refuse(pathOf(twice), msg("This address is there twice."));
}

async function make(viewer: Viewer, hub: Hub, { name, signatures, admins }: NewCompany): Promise<members.TeamRecord> {
  const { team } = hub;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const values = {
      agency: team,
      owner: members.ownerOf(team),
      name,
      group: await freeGroup(name),
      seats: signatures,
    };
    // Without a transaction where there is one record: of many who make companies at once all would wait for each.
    const made = await unlessDuplicate(
      admins.length === 0
        ? members.addCompany(values)
        : transaction(async (session) => {
            const company = await members.addCompany(values, session);
            for (const [at, admin] of admins.entries()) await add(viewer, hub, { company }, admin, session, pathOf(at));
            return company;
          }),
    );
    if (made) return made;
  }
  return fail("busy");
}

/**
 * Changes a company, and the rows of those who administrate it: all that is sent, or nothing.
 * @throws not_admin, hub_inactive, not_found, conflict (naming what has changed), package_full, company_in_use, own_address, admin_exists,
 * admin_limit, invalid_input, too_many_requests
 */
export async function update(viewer: Viewer, change: CompanyChange) {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const { group, v, admins } = change;
  mustDiffer(admins.map(({ userEmail }) => userEmail));
  const added = admins.filter(isNew).map(({ userEmail }) => userEmail);
  await mustBeOthers(viewer, hub, added, (at) => pathOf(admins.findIndex(({ userEmail }) => userEmail === added[at])));
  await companyOf(hub, group);
  await mayMail(hub, added);
  const company = await transaction(async (session) => {
    const before = await companyOf(hub, group, session);
    const missed: string[] = [];
    const after = await changeValues(hub, before, v, change, missed, session);
    await changeRows(viewer, hub, after, admins, missed, session);
    // Nothing of it is done: whoever looks again sends what is left.
    if (missed.length > 0) fail("conflict", { errors: missed.map((path) => ({ path, message: "" })) });
    return after;
  });
  await wake();
  return { hub, team: company, company: await show(hub, company) };
}

const isNew = ({ v, event }: AdminRow) => v === undefined && event === null;

async function changeValues(
  hub: Hub,
  before: members.TeamRecord,
  v: number,
  { name, signatures: seats, archived }: CompanyChange,
  missed: string[],
  session: ClientSession,
): Promise<members.TeamRecord> {
  if (name === undefined && seats === undefined && archived === undefined) return before;
  if (before.v !== v) {
    missed.push("v");
    return before;
  }
  const more = (seats ?? before.seats) - before.seats;
  const agency = hub.agency._id;
  if (more > 0 && !(await members.takeOfPackage(agency, more, session))) failFull();
  if (more < 0) await members.freeOfPackage(agency, -more, session);
  const archivedAt = archived === undefined ? undefined : archived ? (before.archivedAt ?? new Date()) : null;
  const values = {
    ...(name !== undefined && { name }),
    ...(more !== 0 && seats !== undefined && { seats }),
    ...(archivedAt !== undefined && { archivedAt }),
  };
  const after = await members.changeCompany(before, v, values, session);
  if (after && (more > 0 || (before.archivedAt && !after.archivedAt))) await companyCame(after, session);
  return after ?? fail("company_in_use", { errors: [{ path: "signatures", message: "" }] });
}

async function changeRows(
  viewer: Viewer,
  hub: Hub,
  company: members.TeamRecord,
  rows: readonly AdminRow[],
  missed: string[],
  session: ClientSession,
): Promise<void> {
  if (rows.length === 0) return;
  const there = (await adminsOf(hub.agency._id, [company._id], session)).get(String(company._id)) ?? [];
  const known = new Map(there.map((row) => [row.email, row]));
  // Those who go first: there is room for those who come.
  const inOrder = [...rows.entries()].toSorted(([, a], [, b]) => Number(isNew(a)) - Number(isNew(b)));
  for (const [at, row] of inOrder) {
    if (isNew(row)) await addNew(viewer, hub, company, row, pathOf(at), session);
    else if (!(await changeOne(hub, known.get(row.userEmail), row, pathOf(at), session))) missed.push(`admins.${at}`);
  }
}

async function addNew(
  viewer: Viewer,
  hub: Hub,
  company: members.TeamRecord,
  { userEmail, username = "", permissions = [...hub.permissions], role }: AdminRow,
  path: string,
  session: ClientSession,
): Promise<void> {
  const isAll = role === RESELLER_ROLES.accountAdmin;
  mayManage(hub, { company: isAll ? null : company._id });
  await add(viewer, hub, { company: isAll ? null : company }, { userEmail, username, permissions }, session, path);
}

/** @returns false where it has changed since it was read, or is gone */
async function changeOne(
  hub: Hub,
  known: HubAdminRecord | undefined,
  { event, role, username, permissions, v = 0 }: AdminRow,
  path: string,
  session: ClientSession,
): Promise<boolean> {
  if (!known) return false;
  if (event === "delete") return deleteRow(known, v, session);
  const isAll = role === RESELLER_ROLES.accountAdmin;
  if (isAll) {
    mayManage(hub, { company: null });
    await mayHaveMore(hub.agency._id, null, session);
    if (await isAdmin(hub.agency._id, null, known.email, session)) failExists(path);
  }
  mayGive(hub, permissions ?? [], known.permissions);
  const change = { username, permissions, ...(isAll && { company: null }) };
  return (await changeRow(known, v, change, session)) !== null;
}

export type { Company };
