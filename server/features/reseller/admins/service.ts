/** Those who administrate: listed, changed, deleted. */
import mongoose, { type ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import type { Admin, AdminChange, AdminTarget } from "#shared/reseller/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import type * as members from "../../members/service.ts";
import { companyOf } from "../companies/find.ts";
import { type Hub, hubOf, wholeHubOf } from "../hub.ts";
import { mayChange, mayRead } from "../limits.ts";
import { HubAdminModel, type HubAdminRecord, storedAdmins } from "../model.ts";
import { adminsOf, present, settleAccount } from "./rows.ts";

/** Rows of one person in one agency. */
const MAX_ROWS = 500;

/**
 * Those of the agency (role 2), or of one company (role 3).
 * @throws not_admin, hub_inactive, not_found, too_many_requests
 */
export async function list(viewer: Viewer, group: string, role: number): Promise<Admin[]> {
  await mayRead(viewer);
  const hub = await hubOf(viewer);
  const company = role === RESELLER_ROLES.accountAdmin ? wholeOf(hub, group) : (await companyOf(hub, group))._id;
  const rows = await adminsOf(hub.agency._id, [company]);
  return (rows.get(String(company)) ?? []).map(present);
}

/** Whoever administrates companies alone does not hear who does the rest. @throws not_found, not_admin */
function wholeOf({ agency, companies }: Hub, group: string): null {
  if (group !== agency.group) fail("not_found");
  return companies === null ? null : fail("not_admin");
}

/** Only the owner of an agency has a say in who administrates all of it. @throws not_admin */
export function mayManage({ role }: Hub, { company }: Pick<HubAdminRecord, "company">): void {
  if (company === null && role !== RESELLER_ROLES.owner) fail("not_admin");
}

/**
 * Nobody but the owner gives codes that they have not themselves.
 * @param before what somebody has already
 * @throws not_admin
 */
export function mayGive({ role, permissions }: Hub, given: readonly number[], before: readonly number[] = []): void {
  const isTheirs = given.every((code) => permissions.includes(code) || before.includes(code));
  if (role !== RESELLER_ROLES.owner && !isTheirs) fail("not_admin");
}

/**
 * The row that a call names.
 * @throws not_found, not_admin
 */
export async function getRow(
  hub: Hub,
  { target_user_email: email, group }: AdminTarget,
): Promise<{ row: HubAdminRecord; company: members.TeamRecord | null }> {
  const company = group === undefined || group === hub.agency.group ? null : await companyOf(hub, group);
  const filter = { agency: hub.agency._id, company: company?._id ?? null, email };
  const row = storedAdmins.read(await HubAdminModel.findOne(filter).lean()) ?? fail("not_found");
  mayManage(hub, row);
  return { row, company };
}

/**
 * Changes what somebody may do, and is called.
 * @throws not_admin, hub_inactive, not_found, conflict, too_many_requests
 */
export async function update(viewer: Viewer, { v, username, permissions, ...target }: AdminChange) {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const { row } = await getRow(hub, target);
  mayGive(hub, permissions ?? [], row.permissions);
  const changed = await transaction((session) => changeRow(row, v, { username, permissions }, session));
  return { hub, row: changed ?? fail("conflict", { errors: [{ path: "v", message: "" }] }) };
}

type Change = { username?: string | undefined; permissions?: number[] | undefined; company?: null };

/** Changes a row that is as it was read, and what the account says of it. @returns null where it has changed since */
export async function changeRow(
  { _id }: Pick<HubAdminRecord, "_id">,
  v: number,
  { username, permissions, company }: Change,
  session: ClientSession,
): Promise<HubAdminRecord | null> {
  const change = {
    ...(username !== undefined && { username }),
    ...(permissions !== undefined && { permissions }),
    ...(company === null && { company, role: RESELLER_ROLES.accountAdmin }),
  };
  const filter = { _id, v: v === 0 ? mongoose.trusted({ $in: [0, null] }) : v } as never;
  const options = { returnDocument: "after", session } as const;
  const stored = await HubAdminModel.findOneAndUpdate(filter, { $set: change, $inc: { v: 1 } }, options).lean();
  const row = storedAdmins.read(stored);
  if (row?.user) await settleAccount(row.user, session);
  return row;
}

/** Ends what a row that is as it was read allows. @returns whether it was */
export async function deleteRow(row: HubAdminRecord, v: number, session: ClientSession): Promise<boolean> {
  const filter = { _id: row._id, v: v === 0 ? mongoose.trusted({ $in: [0, null] }) : v } as never;
  const gone = storedAdmins.read(await HubAdminModel.findOneAndDelete(filter, { session }).lean());
  if (gone?.user) await settleAccount(gone.user, session);
  return gone !== null;
}

/**
 * Ends what somebody administrates: one company, the whole of the agency, or without a group everything.
 * @throws not_admin, hub_inactive, not_found, too_many_requests
 */
export async function remove(viewer: Viewer, target: AdminTarget) {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const agency = hub.agency._id;
  const email = target.target_user_email;
  const only = target.group === undefined ? null : (await getRow(hub, target)).row;
  const users = await transaction(async (session) => {
    const filter = only ? { _id: only._id } : { agency, email };
    const rows = storedAdmins.readAll(await HubAdminModel.find(filter).limit(MAX_ROWS).session(session).lean());
    if (rows.length === 0) fail("not_found");
    for (const row of rows) mayManage(hub, row);
    await HubAdminModel.deleteMany({ _id: mongoose.trusted({ $in: rows.map(({ _id }) => _id) }) }, { session });
    const users = [...new Map(rows.flatMap(({ user }) => (user ? [[String(user), user] as const] : []))).values()];
    for (const user of users) await settleAccount(user, session);
    return users;
  });
  return { hub, user: users[0] ?? null };
}
