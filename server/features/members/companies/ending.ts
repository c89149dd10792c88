/** Companies whose agency has ended. */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { COMPANY_GRACE_DAYS } from "#shared/reseller/constants.ts";
import { transaction } from "../../../db/transactions.ts";
import { MemberModel, type MemberRecord, storedMembers, storedTeams, TeamModel, type TeamRecord } from "../model.ts";

const DAY_MS = 86_400_000;

/** Until when companies have what they had, of an agency that ends at a moment. */
export const graceFrom = (now: Date): Date => new Date(now.getTime() + COMPANY_GRACE_DAYS * DAY_MS);

/** A company that was made while its agency ended, and that nobody knew of then, has the days that the others have. */
export async function endWithAgency({ _id, agency }: TeamRecord, now = new Date()): Promise<void> {
  if (!agency || !(await TeamModel.exists({ _id: agency, isTerminated: true }))) return;
  const going = { _id, agency, isTerminated: mongoose.trusted({ $ne: true }), endsAt: null };
  await TeamModel.updateOne(going as QueryFilter<TeamRecord>, { $set: { endsAt: graceFrom(now), endToldAt: null } });
}

/** Companies whose agency has ended and whose days are over, or of which nobody was told since a moment. */
export async function endingCompanies(now: Date, told: Date, most: number): Promise<TeamRecord[]> {
  const isOver = { endsAt: mongoose.trusted({ $lte: now }) };
  const isNews = { endsAt: mongoose.trusted({ $gt: now }), endToldAt: null };
  // Once more, a few days before the end.
  const isSoon = {
    endsAt: mongoose.trusted({ $gt: now, $lte: told }),
    endToldAt: mongoose.trusted({ $lt: new Date(2 * now.getTime() - told.getTime()) }),
  };
  const rows = await TeamModel.find({ $or: [isOver, isNews, isSoon] } as QueryFilter<TeamRecord>)
    .sort({ endsAt: 1 })
    .limit(most)
    .lean();
  return storedTeams.readAll(rows);
}

/** Ends what a company has, as its agency's plan has ended; one whose agency is back meanwhile stays. @returns whether it did */
export const endCompany = ({ _id, endsAt }: TeamRecord, now: Date): Promise<boolean> =>
  transaction(async (session) => {
    const company = storedTeams.read(await TeamModel.findOne({ _id, endsAt }).session(session).lean());
    const agency =
      company?.agency && storedTeams.read(await TeamModel.findById(company.agency).session(session).lean());
    if (!agency) return false;
    const { isPaid, isTerminated, plan } = agency;
    const change = {
      ...{ isPaid, isTerminated, plan, packageSeats: agency.seats },
      ...{ endsAt: null, endToldAt: null, endedAt: isTerminated ? now : null },
    };
    return (await TeamModel.updateOne({ _id, endsAt }, { $set: change }, { session })).modifiedCount === 1;
  });

/** Notes that those who administrate a company were told of its end. @returns false where somebody was faster */
export const noteEndTold = async ({ _id, endsAt, endToldAt }: TeamRecord, now: Date, session: ClientSession) =>
  (await TeamModel.updateOne({ _id, endsAt, endToldAt }, { $set: { endToldAt: now } }, { session })).modifiedCount ===
  1;

/** Those who manage a company as its own people: its admins, the oldest first. */
export async function adminsOfCompany(team: Types.ObjectId, most: number): Promise<MemberRecord[]> {
  const filter = { team, active: true, role: "admin" as const, status: "registered" as const };
  return storedMembers.readAll(await MemberModel.find(filter).sort({ _id: 1 }).limit(most).lean());
}
