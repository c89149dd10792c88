/** Takes people in who administrate: a row for their address, and a mailed link. */
import type { ClientSession, Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { HUB_RESENDS_PER_DAY } from "#shared/reseller/constants.ts";
import type { AdminInvite, AdminTarget, NewAdmin } from "#shared/reseller/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as members from "../../members/service.ts";
import { companyOf } from "../companies/find.ts";
import { type Hub, wholeHubOf } from "../hub.ts";
import { mayChange, mayMail } from "../limits.ts";
import { HubAdminModel, type HubAdminRecord, storedAdmins } from "../model.ts";
import { mailInvite, newInvite } from "./mails.ts";
import { isAdmin, mayHaveMore } from "./rows.ts";
import { getRow, mayGive } from "./service.ts";

const RESENDS = { limit: HUB_RESENDS_PER_DAY, windowMs: 24 * 3_600_000 };

/** What somebody is invited to: `company` null is all of the agency. */
export type Place = { company: Pick<members.TeamRecord, "_id" | "name" | "archivedAt"> | null };

/**
 * Invites an administrator of the agency or of one company.
 * @throws not_admin, hub_inactive, not_found (the group), own_address, admin_exists, admin_limit, too_many_requests
 */
export async function invite(viewer: Viewer, { role, group, ...person }: AdminInvite) {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const isAll = role === RESELLER_ROLES.accountAdmin;
  if (isAll && group !== hub.agency.group) fail("not_found");
  if (isAll && hub.role !== RESELLER_ROLES.owner) fail("not_admin");
  const company = isAll ? null : await companyOf(hub, group);
  mayGive(hub, person.permissions);
  await mustBeOthers(viewer, hub, [person.userEmail]);
  await mayMail(hub, [person.userEmail]);
  const row = await transaction((session) => add(viewer, hub, { company }, person, session));
  return { hub, row };
}

/**
 * Neither who asks nor the owner is invited.
 * @param field what an address is named by
 * @throws own_address
 */
export async function mustBeOthers(
  { user }: Viewer,
  { team }: Hub,
  emails: readonly string[],
  field: (at: number) => string = () => "userEmail",
): Promise<void> {
  const owner = await account.findById(String(members.ownerOf(team)));
  const at = emails.findIndex((email) => email === user.email || email === owner?.email);
  if (at >= 0) fail("own_address", { errors: [{ path: field(at), message: "" }] });
}

/**
 * Makes the row of somebody, and mails their link: both or neither.
 * @throws not_admin, company_archived, admin_exists, admin_limit
 */
export async function add(
  viewer: Viewer,
  hub: Hub,
  { company }: Place,
  { userEmail: email, username, permissions }: NewAdmin,
  session: ClientSession,
  field = "userEmail",
): Promise<HubAdminRecord> {
  mayGive(hub, permissions);
  if (company?.archivedAt) fail("company_archived");
  const agency = hub.agency._id;
  await mayHaveMore(agency, company?._id ?? null, session);
  if (await isAdmin(agency, company?._id ?? null, email, session)) failExists(field);
  const { token, invite: link } = newInvite(viewer.user._id);
  const role = company ? RESELLER_ROLES.companyAdmin : RESELLER_ROLES.accountAdmin;
  const values = { agency, company: company?._id ?? null, email, username, role, permissions, invite: link };
  const made = await unlessDuplicate(HubAdminModel.create([values], { session }));
  const row = storedAdmins.read(made?.[0]?.toObject()) ?? failExists(field);
  await mailInvite(viewer, hub, row, { token, invite: link, company: company?.name ?? null }, session);
  return row;
}

export const failExists = (path: string): never => fail("admin_exists", { errors: [{ path, message: "" }] });

/**
 * Mails the link of somebody again, a new one: the one before ends.
 * @throws not_admin, hub_inactive, not_found, member_registered, too_many_requests
 */
export async function resend(viewer: Viewer, target: AdminTarget) {
  await mayChange(viewer);
  const hub = await wholeHubOf(viewer);
  const { row, company } = await getRow(hub, target);
  if (row.status !== "invited") fail("member_registered");
  await limit(`hub:resends:${row._id}`, RESENDS);
  await mayMail(hub, [row.email]);
  const renewed = await transaction((session) => renew(viewer, hub, row, company, session));
  return { hub, row: renewed };
}

async function renew(
  viewer: Viewer,
  hub: Hub,
  { _id, invite: before }: { _id: Types.ObjectId; invite: HubAdminRecord["invite"] },
  company: members.TeamRecord | null,
  session: ClientSession,
): Promise<HubAdminRecord> {
  const { token, invite: link } = newInvite(viewer.user._id, (before?.sends ?? 0) + 1);
  const options = { returnDocument: "after", session } as const;
  const filter = { _id, status: "invited" as const };
  const stored = await HubAdminModel.findOneAndUpdate(filter, { $set: { invite: link } }, options).lean();
  // Accepted, or deleted, a moment ago.
  const row = storedAdmins.read(stored) ?? fail("member_registered");
  await mailInvite(viewer, hub, row, { token, invite: link, company: company?.name ?? null }, session);
  return row;
}
