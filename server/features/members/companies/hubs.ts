/** Companies and the agencies that they are of: who runs an agency and who administrates what, the feature of that name knows (`knowHubs`). */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import type { User } from "#shared/account/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import type { HubRights } from "#shared/members/rules.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import type { Brand } from "#shared/reseller/brand/schema.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import { MemberModel, type MemberRecord, storedMembers, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { findCompany } from "./records.ts";

/** `member`: null for the owner, and for an agency's people in a company, whose rights are `hub`. */
export type Membership = { team: TeamRecord; member: MemberRecord | null; hub?: HubRights | null };

/** Somebody of an agency, as their account says it. */
export type Reseller = Pick<User, "isReseller" | "resellerData"> & { _id: Types.ObjectId };

/** `ownerEmail`: for those who do not own it. */
export type AboutHub = { isActive?: boolean; availableSignatures?: number; ownerEmail?: string };

type Hubs = {
  /** what somebody is in a company as one of its agency's people; null: none of these. @throws hub_inactive */
  rightsIn(user: Types.ObjectId, company: TeamRecord): Promise<HubRights | null>;
  /** of somebody's agency, as far as they see it; nothing where there is none */
  about(user: Reseller): Promise<AboutHub>;
  /** how an agency looks to the people of its companies; null: as we do */
  brandOf(agency: Types.ObjectId): Promise<Brand | null>;
  /** whether a brand shows a picture; @param team of the one agency that is asked about; null: any at all */
  showsPicture(picture: string, session: ClientSession | null, team: Types.ObjectId | null): Promise<boolean>;
  /** somebody's account has another address from now on. Part of the transaction that gives it */
  readdressed(user: Types.ObjectId, email: string, session: ClientSession): Promise<unknown>;
  /** grows with each write of this process to what is read here */
  writes(): number;
  /** a team has a hub from now on. Part of the transaction that gives it */
  opened(team: TeamRecord, session: ClientSession): Promise<unknown>;
  /** a team without companies has bought something else instead, or is another's. Part of the transaction that does it */
  closed(team: TeamRecord, session: ClientSession): Promise<unknown>;
};

let hubs: Hubs | null = null;
/** Who knows of agencies; told at the start. */
export function knowHubs(known: Hubs): void {
  hubs = known;
}

/** What somebody's agency is like; nothing where there is none. */
export const aboutHub = async (user: Reseller): Promise<AboutHub> => (await hubs?.about(user)) ?? {};

/** How the agency of a company looks; null: as we do, or it is no company. */
export const brandOfCompany = async ({ agency }: Pick<TeamRecord, "agency">): Promise<Brand | null> =>
  (agency && (await hubs?.brandOf(agency))) ?? null;

/** Whether an agency's brand shows a picture. @param team of the one agency that is asked about; null: any at all */
export const isBrandPicture = async (
  picture: string,
  session: ClientSession | null,
  team: Types.ObjectId | null = null,
) => (await hubs?.showsPicture(picture, session, team)) ?? false;

/** What stands below what a team makes in the place of our own line; null: ours. */
export const brandLineOf = async (team: Pick<TeamRecord, "agency">): Promise<BrandLine | null> =>
  (await brandOfCompany(team))?.line ?? null;

/** Grows with each write of this process to what is read of agencies. */
export const writesOfHubs = (): number => hubs?.writes() ?? 0;

/** Tells that somebody's account has another address from now on. */
export const tellReaddressed = async (user: Types.ObjectId, email: string, session: ClientSession): Promise<void> => {
  await hubs?.readdressed(user, email, session);
};

/** Tells that teams have a hub from now on. */
export const tellOpened = async (team: TeamRecord, session: ClientSession): Promise<void> => {
  await hubs?.opened(team, session);
};

/** Tells of those teams of some that had a hub, and no companies, that they have none any more. */
export async function tellClosed(teams: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  const without = {
    agency: null,
    group: mongoose.trusted({ $type: "string" }),
    given: mongoose.trusted({ $not: { $gt: 0 } }),
  };
  const rows = await TeamModel.find({
    _id: mongoose.trusted({ $in: [...teams] }),
    ...without,
  } as QueryFilter<TeamRecord>)
    .session(session)
    .lean();
  for (const team of storedTeams.readAll(rows)) await hubs?.closed(team, session);
}

/** Tells that a team that had a hub is another's from now on. @param team with the owner of before */
export const tellHandedOver = async (team: TeamRecord, session: ClientSession): Promise<void> => {
  await hubs?.closed(team, session);
};

/**
 * As what somebody acts in a company: as one of its agency's people, else as a member; null: it is not there for them.
 * @throws hub_inactive
 */
export async function membershipInCompany(user: Types.ObjectId, group: string): Promise<Membership | null> {
  const team = await findCompany(group);
  if (!team || team.archivedAt) return null;
  const row = MemberModel.findOne({ team: team._id, user, active: true }).lean();
  const rights = hubs?.rightsIn(user, team).catch((error: unknown) => {
    if (error instanceof Failure && error.code === "hub_inactive") return error;
    throw error;
  });
  const [hub, stored] = await Promise.all([rights ?? null, row]);
  const member = storedMembers.read(stored);
  // Of an agency that has ended the company's own people go on as long as they have days.
  if (hub instanceof Failure && !member) throw hub;
  if (hub && !(hub instanceof Failure)) return { team, member: null, hub };
  return member && { team, member, hub: null };
}

/**
 * Somebody as they act in a company that a call names, or for the team that they act for anyway.
 * @param group `all`, or the own team's: that one
 * @throws not_found, hub_inactive
 */
export async function inGroup<V extends Membership & { user: { _id: Types.ObjectId } }>(
  viewer: V,
  group: string,
): Promise<V> {
  if (group === OWN_GROUP || group === viewer.team.group) return viewer;
  return { ...viewer, ...((await membershipInCompany(viewer.user._id, group)) ?? fail("not_found")) };
}
