/** Teams that run an agency: an agency and its companies have one owner, and nobody owns two. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { ownedBy, ownerOf, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { hasCompaniesInUse } from "./lists.ts";

/** Whether a team runs an agency, or has places with companies since it ran one. */
export const isAgency = ({ hasHub, given }: Pick<TeamRecord, "hasHub" | "given">): boolean => hasHub || given > 0;

/** The same as a condition: a team that is neither an agency nor a company. Records of before lack the fields. */
export const STANDS_ALONE = {
  agency: null,
  hasHub: mongoose.trusted({ $ne: true }),
  given: mongoose.trusted({ $not: { $gt: 0 } }),
};

/** Whether a team has companies, archived ones among them. */
export const hasCompanies = async (agency: Types.ObjectId, session: ClientSession | null = null): Promise<boolean> =>
  (await TeamModel.exists({ agency }).session(session)) !== null;

/** Whether a team's owner runs another agency: one that has a hub, or companies in use since it had one. */
export async function runsAnother(team: TeamRecord, session: ClientSession | null = null): Promise<boolean> {
  const rows = await TeamModel.find({ agency: null, ...ownedBy(ownerOf(team)) })
    .session(session)
    .lean();
  const others = storedTeams.readAll(rows).filter(({ _id }) => !_id.equals(team._id));
  if (others.some(({ hasHub }) => hasHub)) return true;
  const ids = others.map(({ _id }) => _id);
  return hasCompaniesInUse({ agencies: ids }, session);
}

/** An agency's companies are its owner's: also those that were left behind when it could be handed over without them. */
export const keepTogether = (agency: Types.ObjectId, owner: Types.ObjectId, session: ClientSession) =>
  TeamModel.updateMany({ agency, owner: mongoose.trusted({ $ne: owner }) }, { $set: { owner } }, { session });
