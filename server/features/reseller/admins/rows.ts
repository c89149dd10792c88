/** The rows of those who administrate, and what their accounts say of it. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { MAX_ACCOUNT_ADMINS, MAX_COMPANY_ADMINS } from "#shared/reseller/constants.ts";
import type { Admin } from "#shared/reseller/schema.ts";
import * as account from "../../account/service.ts";
import * as members from "../../members/service.ts";
import { findAgency, rowsOf } from "../hub.ts";
import { HubAdminModel, type HubAdminRecord, storedAdmins } from "../model.ts";

export const present = ({ email, username, role, permissions, status, invite, v }: HubAdminRecord): Admin => ({
  userEmail: email,
  username,
  role,
  permissions,
  event: null,
  status,
  expiresAt: status === "invited" ? (invite?.expiresAt.toISOString() ?? null) : null,
  v,
});

const byName = (a: HubAdminRecord, b: HubAdminRecord) =>
  a.username.localeCompare(b.username, "en") || a.email.localeCompare(b.email, "en");

/** Whether an address has a row of a company, or of all of the agency. */
export const isAdmin = async (
  agency: Types.ObjectId,
  company: Types.ObjectId | null,
  email: string,
  session: ClientSession,
) => (await HubAdminModel.exists({ agency, company, email }).session(session)) !== null;

/** Those who administrate one of some companies, by its id: one reading, whatever there are. */
export async function adminsOf(
  agency: Types.ObjectId,
  companies: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<Map<string, HubAdminRecord[]>> {
  const rows = await HubAdminModel.find({ agency, company: mongoose.trusted({ $in: [...companies] }) })
    .session(session)
    .lean();
  return Map.groupBy(storedAdmins.readAll(rows).toSorted(byName), ({ company }) => String(company));
}

/** @throws admin_limit */
export async function mayHaveMore(
  agency: Types.ObjectId,
  company: Types.ObjectId | null,
  session: ClientSession | null = null,
): Promise<void> {
  const count = await HubAdminModel.countDocuments({ agency, company }).session(session);
  if (count >= (company ? MAX_COMPANY_ADMINS : MAX_ACCOUNT_ADMINS)) fail("admin_limit");
}

/**
 * Has somebody's account say what they administrate now. Part of each transaction that makes it another: it always writes to the account, so
 * that of two at once the later one is done again.
 */
export async function settleAccount(user: Types.ObjectId, session: ClientSession): Promise<void> {
  const person = await account.findWithin(user, session);
  // Whoever runs an agency administrates no other.
  if (!person || (person.isReseller && person.resellerData?.role === RESELLER_ROLES.owner)) return;
  const rows = await rowsOf(user, session);
  const row = rows.find(({ company }) => company === null) ?? rows[0];
  const group = row && (await groupOf(row, session));
  const resellerData = row && group ? { role: row.role, permissions: row.permissions, group } : null;
  await account.setReseller(user, resellerData, session);
}

/** The wire key of what a row is about. */
export async function groupOf(
  { agency, company }: Pick<HubAdminRecord, "agency" | "company">,
  session: ClientSession | null = null,
): Promise<string | null> {
  if (company === null) return (await findAgency(agency, session))?.group ?? null;
  return (await members.findTeams([company], session))[0]?.group ?? null;
}

/**
 * Has the rows of somebody follow the address of their account. An invitation that waits at the new one for what they administrate already is
 * over. Where another's row, of before rows did so, has the address still, it stays as it is.
 */
export async function readdress(user: Types.ObjectId, email: string, session: ClientSession): Promise<void> {
  const rows = storedAdmins.readAll(await HubAdminModel.find({ user }).session(session).lean());
  for (const { _id, agency, company } of rows) {
    await HubAdminModel.deleteOne({ agency, company, email, user: null }, { session });
    if (await isAdmin(agency, company, email, session)) continue;
    await HubAdminModel.updateOne({ _id }, { $set: { email }, $inc: { v: 1 } }, { session });
  }
}
