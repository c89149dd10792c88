/** The teams that somebody is in, and the one that they manage. */
import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { MAX_TEAMS_SHOWN } from "#shared/members/constants.ts";
import type { Team, TeamInShort } from "#shared/members/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { countWaiting } from "../access/service.ts";
import { MemberModel, storedMembers, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { leave as endMembership } from "../people/leave.ts";
import { seatsOf } from "../people/present.ts";
import { membershipOf, ownerOf } from "../service.ts";

type Teams = { items: TeamInShort[] };

/** Far more than anybody changes their mind. */
const CHANGES_PER_ACCOUNT = { limit: 300, windowMs: 3_600_000 };
const mayChange = ({ id }: Viewer) => limit(`teams:changes:${id}`, CHANGES_PER_ACCOUNT);

/** The teams that the viewer is in: those of their own first, then in the order in which they joined. */
export async function listOwn(viewer: Viewer): Promise<Teams> {
  return { items: await teamsOf(viewer.user._id, viewer.team._id) };
}

async function teamsOf(user: Types.ObjectId, chosen: Types.ObjectId): Promise<TeamInShort[]> {
  const [first, owned, rows] = await Promise.all([
    TeamModel.findById(user).lean(),
    TeamModel.find({ owner: user, agency: null }).sort({ _id: 1 }).limit(MAX_TEAMS_SHOWN).lean(),
    MemberModel.find({ user, active: true }).sort({ _id: 1 }).limit(MAX_TEAMS_SHOWN).lean(),
  ]);
  const joined = storedMembers.readAll(rows).map(({ team }) => team);
  const others = await TeamModel.find({ _id: mongoose.trusted({ $in: joined }) }).lean();
  const all = storedTeams.readAll([first, ...owned, ...others].filter((team) => team !== null));
  const owns = (team: TeamRecord) => !team.agency && ownerOf(team).equals(user);
  const isIn = (team: TeamRecord) => owns(team) || (!team.archivedAt && joined.some((id) => id.equals(team._id)));
  const teams = [...new Map(all.filter(isIn).map((team) => [String(team._id), team])).values()];
  const owners = await Promise.all(teams.map((team) => account.findById(String(ownerOf(team)))));
  return teams.map((team, at) => ({
    id: String(team._id),
    name: team.name,
    ownerEmail: owners[at]?.email ?? null,
    isOwner: owns(team),
    isChosen: team._id.equals(chosen),
  }));
}

/** Has the viewer act for another team that they are in. @throws not_found, too_many_requests */
export async function choose(viewer: Viewer, id: string): Promise<Teams> {
  await mayChange(viewer);
  const { _id: user } = viewer.user;
  const team = new mongoose.Types.ObjectId(id);
  const membership = await membershipOf({ _id: user, team });
  if (!membership.team._id.equals(team)) fail("not_found");
  await account.actFor(user, team);
  return { items: await teamsOf(user, team) };
}

/**
 * The viewer leaves the team that they act for, and acts for their own.
 * @throws owner_stays, too_many_requests
 */
export async function leave(viewer: Viewer): Promise<Teams> {
  await mayChange(viewer);
  if (!viewer.member) fail("owner_stays");
  await endMembership(viewer, viewer.member);
  const { _id: user } = viewer.user;
  const { team } = await membershipOf({ _id: user, team: null });
  return { items: await teamsOf(user, team._id) };
}

/** The team that the viewer manages. */
export async function current({ team, user, member }: Viewer): Promise<Team> {
  const { transfer } = team;
  const now = new Date();
  const [owner, to, waitingRequests] = await Promise.all([
    member ? account.findById(String(ownerOf(team))) : user,
    transfer && transfer.expiresAt > now ? account.findById(String(transfer.to)) : null,
    countWaiting(team._id),
  ]);
  return {
    id: String(team._id),
    name: team.name,
    ownerEmail: owner?.email ?? "",
    isOwner: member === null,
    ...seatsOf(team),
    countsMails: team.countsMails,
    locks: team.locks,
    transfer: transfer && to && { email: to.email, expiresAt: transfer.expiresAt.toISOString() },
    waitingRequests,
  };
}

/** Names the team that the viewer manages. @throws too_many_requests */
export async function rename(viewer: Viewer, name: string): Promise<Team> {
  await mayChange(viewer);
  const options = { returnDocument: "after" } as const;
  const stored = await TeamModel.findOneAndUpdate({ _id: viewer.team._id }, { $set: { name } }, options).lean();
  return current({ ...viewer, team: storedTeams.read(stored) ?? fail("not_found") });
}
