/** Who runs an agency, and who administrates what of it. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { ALL_PERMISSIONS } from "#shared/members/permissions.ts";
import { type HubRights, RESELLER_ROLES } from "#shared/members/rules.ts";
import { MAX_ADMINISTERED } from "#shared/reseller/constants.ts";
import type { Package } from "#shared/reseller/schema.ts";
import { isSold } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as members from "../members/service.ts";
import {
  AgencyModel,
  type AgencyRecord,
  HubAdminModel,
  type HubAdminRecord,
  storedAdmins,
  storedAgencies,
} from "./model.ts";

const { owner, accountAdmin, companyAdmin } = RESELLER_ROLES;

/** An agency as one of its people has it. */
export type Hub = HubRights & {
  agency: AgencyRecord;
  /** which has bought the package, with what it has bought also where nothing is sold */
  team: members.TeamRecord;
  /** the companies that they administrate; null: all */
  companies: Types.ObjectId[] | null;
};

/** Whether an agency has what it is there for: it is paid for, and as an agency. */
export const isOpenForAll = ({ hasHub, isPaid, isTerminated }: members.TeamRecord): boolean =>
  hasHub && (!isSold() || (isPaid && !isTerminated));

/** Of a doubt the least: a row that has lost its company is not one for all of them. */
const isSound = ({ company, role }: HubAdminRecord): boolean => company !== null || role === accountAdmin;

/** The whole of a row's agency is nothing less than one of its companies. */
const highest = (rows: readonly HubAdminRecord[]): HubAdminRecord | null =>
  rows.find(({ company }) => company === null) ?? rows[0] ?? null;

/** What somebody administrates now, the oldest first. */
export const rowsOf = async (user: Types.ObjectId, session: ClientSession | null = null): Promise<HubAdminRecord[]> =>
  storedAdmins
    .readAll(
      await HubAdminModel.find({ user, status: "registered" })
        .sort({ _id: 1 })
        .limit(MAX_ADMINISTERED + 1)
        .session(session)
        .lean(),
    )
    .filter(isSound);

export const findAgency = async (_id: Types.ObjectId, session: ClientSession | null = null) =>
  storedAgencies.read(await AgencyModel.findById(_id).session(session).lean());

/** The team of an agency, with what it has bought also where nothing is sold. */
export const teamOfAgency = async (_id: Types.ObjectId, session: ClientSession | null = null) =>
  (await members.findTeams([_id], session))[0] ?? null;

/** The agency that somebody runs or administrates, be it paid for or not; null: none. */
async function find({ _id, isReseller, resellerData }: members.Reseller): Promise<Hub | null> {
  if (!isReseller || !resellerData) return null;
  const rows = resellerData.role === owner ? [] : await rowsOf(_id);
  const row = highest(rows);
  const agency =
    resellerData.role === owner
      ? storedAgencies.read(await AgencyModel.findOne({ group: resellerData.group ?? "" }).lean())
      : row && (await findAgency(row.agency));
  const team = agency && (await teamOfAgency(agency._id));
  if (!agency || !team) return null;
  if (members.ownerOf(team).equals(_id))
    return { agency, team, role: owner, permissions: ALL_PERMISSIONS, companies: null };
  if (!row) return null;
  const isAll = row.company === null;
  const companies = isAll ? null : rows.flatMap(({ company }) => company ?? []);
  return { agency, team, role: isAll ? accountAdmin : companyAdmin, permissions: row.permissions, companies };
}

/**
 * The agency of whoever calls. What their token or an earlier reading says of them does not count.
 * @throws not_admin, hub_inactive
 */
export async function hubOf({ user }: { user: members.Reseller }): Promise<Hub> {
  const hub = (await find(user)) ?? fail("not_admin");
  return isOpenForAll(hub.team) ? hub : fail("hub_inactive");
}

/** The same of whoever has all of its companies. @throws not_admin, hub_inactive */
export async function wholeHubOf(viewer: { user: members.Reseller }): Promise<Hub> {
  const hub = await hubOf(viewer);
  return hub.companies === null ? hub : fail("not_admin");
}

/** The agency that somebody owns, also one that has ended: its companies are theirs to hand over. @throws not_admin */
export async function ownedHubOf({ user }: { user: members.Reseller }): Promise<Hub> {
  const hub = await find(user);
  return hub?.role === owner ? hub : fail("not_admin");
}

/** The same of its owner. @throws not_admin, hub_inactive */
export async function ownHubOf(viewer: { user: members.Reseller }): Promise<Hub> {
  const hub = await hubOf(viewer);
  return hub.role === owner ? hub : fail("not_admin");
}

/** What was bought, and how much of it companies have. Null for who has not all of them. */
export const packageOf = ({ team, companies }: Pick<Hub, "team" | "companies">): Package | null =>
  companies === null ? { signatures: team.seats, given: team.given } : null;

/**
 * What somebody is in a company as one of its agency's people; null: none of these.
 * @throws hub_inactive
 */
export async function rightsIn(user: Types.ObjectId, company: members.TeamRecord): Promise<HubRights | null> {
  const { _id, agency } = company;
  if (!agency) return null;
  const here = { user, agency, status: "registered" as const, company: mongoose.trusted({ $in: [null, _id] }) };
  const [team, stored] = await Promise.all([teamOfAgency(agency), HubAdminModel.find(here).limit(2).lean()]);
  const row = highest(storedAdmins.readAll(stored).filter(isSound));
  const isOwner = team !== null && members.ownerOf(team).equals(user);
  if (!team || (!isOwner && !row)) return null;
  if (!isOpenForAll(team)) fail("hub_inactive");
  if (isOwner) return { role: owner, permissions: ALL_PERMISSIONS };
  return row && { role: row.role, permissions: row.permissions };
}

/** What somebody's own account says of their agency. */
export async function about(user: members.Reseller): Promise<members.AboutHub> {
  const hub = await find(user);
  if (!hub) return {};
  const { seats, given, signatureCount } = hub.team;
  const availableSignatures = Math.max(0, seats - given - signatureCount);
  const known = hub.role === owner ? null : await account.findById(String(members.ownerOf(hub.team)));
  return {
    isActive: isOpenForAll(hub.team),
    ...(hub.companies === null && { availableSignatures }),
    ...(known && { ownerEmail: known.email }),
  };
}
