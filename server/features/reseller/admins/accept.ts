/** An invitation to administrate is answered: one row, so one conditional write; what the account says of it is in the same transaction. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import type { Invitation } from "#shared/invitations/schema.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { looksOf } from "#shared/reseller/brand/looks.ts";
import { MAX_ADMINISTERED } from "#shared/reseller/constants.ts";
import type { Administrates } from "#shared/reseller/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import * as account from "../../account/service.ts";
import { hashOf, tried } from "../../invitations/service.ts";
import * as members from "../../members/service.ts";
import { brandOf } from "../brand/read.ts";
import { findAgency, isOpenForAll, rowsOf, teamOfAgency } from "../hub.ts";
import { HubAdminModel, type HubAdminRecord, storedAdmins } from "../model.ts";
import { groupOf, settleAccount } from "./rows.ts";

type Person = Pick<account.UserRecord, "_id" | "email">;

/** The row that a token leads to, also one that was answered; null: it leads to none. */
export const findInvited = async (token: string): Promise<HubAdminRecord | null> =>
  storedAdmins.read(await HubAdminModel.findOne({ "invite.hash": hashOf(token) }).lean());

/** The same of one that works; null: the token leads to none. @throws link_expired, invitation_used */
export async function findOpen(token: string): Promise<HubAdminRecord | null> {
  const row = await findInvited(token);
  if (!row) return null;
  if (row.status === "registered") fail("invitation_used");
  return row.invite && row.invite.expiresAt > new Date() ? row : fail("link_expired");
}

/** What such an invitation says to whoever has its link; null: it is none. @throws link_expired, invitation_used */
export async function read(token: string): Promise<Invitation | null> {
  const row = await findOpen(token);
  if (!row) return null;
  const [agency, brand, known, companies] = await Promise.all([
    findAgency(row.agency),
    brandOf(row.agency),
    account.findByEmail(row.email),
    row.company ? members.findTeams([row.company]) : [],
  ]);
  return {
    kind: "admin",
    email: row.email,
    tier: null,
    team: null,
    hub: {
      role: row.role,
      name: (agency ?? fail("link_expired")).name,
      company: row.company === null ? null : (companies[0]?.name ?? fail("link_expired")),
      hasAccount: known !== null,
    },
    brand: brand && looksOf(brand),
    expiresAt: (row.invite?.expiresAt ?? fail("link_expired")).toISOString(),
  };
}

/**
 * Accepts with an account. Again by the same person: the same.
 * @throws link_expired, invitation_used, invited_elsewhere, own_address, admin_elsewhere, admin_limit, company_archived, hub_inactive
 */
export const accept = (person: Person, token: string, ip: string): Promise<Administrates & { row: HubAdminRecord }> =>
  tried(ip, () => acceptAs(person, token));

async function acceptAs(person: Person, token: string): Promise<Administrates & { row: HubAdminRecord }> {
  const found = (await findInvited(token)) ?? fail("link_expired");
  if (!found.user?.equals(person._id)) {
    if (found.email !== person.email) fail("invited_elsewhere");
    await transaction((session) => join(token, person, session));
  }
  const row = (await findInvited(token)) ?? fail("link_expired");
  return { role: row.role, group: (await groupOf(row)) ?? fail("link_expired"), row };
}

/**
 * The same within a transaction, which may be the one that makes the account.
 * @throws as `accept`
 */
export async function join(token: string, { _id: user, email }: Person, session: ClientSession): Promise<void> {
  const hash = hashOf(token);
  const open = { "invite.hash": hash, "invite.expiresAt": mongoose.trusted({ $gt: new Date() }), status: "invited" };
  const change = { $set: { status: "registered" as const, user }, $inc: { v: 1 } };
  const options = { returnDocument: "after", session } as const;
  const filter = { ...open, status: "invited" as const, email };
  const row = storedAdmins.read(await HubAdminModel.findOneAndUpdate(filter, change, options).lean());
  if (!row) return failClosed(hash, user, session);
  await mayJoin(row, user, session);
  const person = await account.findWithin(user, session);
  // Their address has become another one since they were looked up: this row would keep the one of before.
  if (person?.email !== email) fail("invited_elsewhere");
  const { name } = person;
  if (row.username === "" && name !== "")
    await HubAdminModel.updateOne({ _id: row._id }, { username: name }, { session });
  await settleAccount(user, session);
}

/** A moment ago, by another click of theirs: it is done. @throws link_expired, invitation_used */
async function failClosed(hash: string, user: Types.ObjectId, session: ClientSession): Promise<void> {
  const row = storedAdmins.read(await HubAdminModel.findOne({ "invite.hash": hash }).session(session).lean());
  if (row?.status !== "registered") fail("link_expired");
  if (!row.user?.equals(user)) fail("invitation_used");
}

/** @throws hub_inactive, company_archived, own_address, admin_elsewhere, admin_limit */
async function mayJoin(
  { _id, agency, company }: HubAdminRecord,
  user: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const team = (await teamOfAgency(agency, session)) ?? fail("link_expired");
  if (!isOpenForAll(team)) fail("hub_inactive");
  const [place] = company ? await members.findTeams([company], session) : [];
  if (place?.archivedAt) fail("company_archived");
  if (members.ownerOf(team).equals(user)) fail("own_address");
  const person = await account.findWithin(user, session);
  if (person?.resellerData?.role === RESELLER_ROLES.owner) fail("admin_elsewhere");
  const others = (await rowsOf(user, session)).filter((row) => !row._id.equals(_id));
  if (others.some((row) => !row.agency.equals(agency))) fail("admin_elsewhere");
  if (others.length >= MAX_ADMINISTERED) fail("admin_limit");
}
