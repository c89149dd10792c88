import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { changeAll, type Erased, eraseAll, MAX_TEAMS, oneOf } from "../../db/erasing.ts";
import { transaction } from "../../db/transactions.ts";
import { AccessModel } from "./accessRequests.ts";
import { keepTogether } from "./companies/agencies.ts";
import {
  MemberModel,
  ownedBy,
  ownerOf,
  storedMembers,
  storedTeams,
  TeamModel,
  type TeamRecord,
  withUsed,
} from "./model.ts";

/** People of one transaction: others wait for it. */
const AT_ONCE = 100;

/** The teams that somebody owns. A company goes with its agency, whoever is named as its owner. */
export async function teamsOf(user: Types.ObjectId, session: ClientSession | null = null): Promise<TeamRecord[]> {
  const read = async (filter: QueryFilter<TeamRecord>) =>
    storedTeams.readAll(await TeamModel.find(filter).limit(MAX_TEAMS).session(session).lean());
  const own = await read({ agency: null, ...ownedBy(user) });
  const others = (await agenciesOfOthers(user, session)).map(({ _id }) => _id);
  const left = { owner: user, agency: mongoose.trusted({ $nin: [...others, null] }) };
  const companies = await read({ $or: [{ agency: oneOf(own.map(({ _id }) => _id)) }, left] });
  return [...own, ...companies].slice(0, MAX_TEAMS);
}

/** Agencies of others with companies that name somebody as their owner: once an agency could be handed over without these. */
async function agenciesOfOthers(user: Types.ObjectId, session: ClientSession | null = null): Promise<TeamRecord[]> {
  const ofCompanies = { owner: user, agency: mongoose.trusted({ $ne: null }) };
  const found: unknown[] = await TeamModel.distinct("agency", ofCompanies).session(session);
  const ids = found.filter((id) => id instanceof mongoose.Types.ObjectId);
  const agencies = storedTeams.readAll(
    await TeamModel.find({ _id: oneOf(ids) })
      .session(session)
      .lean(),
  );
  return agencies.filter((agency) => !ownerOf(agency).equals(user));
}

/** The teams that somebody is or was in, or is invited to, without owning them. */
export async function joinedBy(
  user: Types.ObjectId,
  email: string,
  owned: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const theirs = { ...rowsOf(user, email), team: mongoose.trusted({ $nin: [...owned] }) };
  const rows = await MemberModel.find(theirs, { team: 1 }).limit(MAX_TEAMS).lean();
  return rows.map(({ team }) => team);
}

/** Rows that are somebody's: an address alone says so only where nobody has answered, as another's row keeps the one that they had. */
const rowsOf = (user: Types.ObjectId, email: string) => ({ $or: [{ user }, { email, user: null }] });

/**
 * Takes a person out of the teams of others, with their rows: each team in a transaction of its own.
 * @param release what else ends with them there, in the same transaction
 */
export async function eraseMemberships(
  { user, email, others, alias }: Erased,
  release: (team: Types.ObjectId, emails: string[], session: ClientSession) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (const team of others) {
    signal.throwIfAborted();
    await transaction(async (session) => {
      const theirs = { team, ...rowsOf(user, email) };
      const rows = await MemberModel.find(theirs, { active: 1, email: 1 }).session(session).lean();
      const ids = rows.map(({ _id }) => _id);
      const emails = [email, ...rows.map((row) => row.email)];
      const kept = { team, email: oneOf(emails), active: true, _id: mongoose.trusted({ $nin: ids }) };
      const others = new Set(
        (await MemberModel.find(kept, { email: 1 }).session(session).lean()).map((row) => row.email),
      );
      await release(
        team,
        emails.filter((one) => !others.has(one)),
        session,
      );
      await AccessModel.deleteMany({ member: oneOf(ids) }, { session });
      const { deletedCount } = await MemberModel.deleteMany({ _id: oneOf(ids) }, { session });
      const left = Math.min(deletedCount, rows.filter(({ active }) => active !== false).length);
      if (left === 0) return;
      const counted = { _id: team, ...withUsed(left) };
      const { matchedCount } = await TeamModel.updateOne(counted, { $inc: { used: -left } }, { session });
      // Fewer were counted than there are: its owner is there at least.
      if (matchedCount === 0) await TeamModel.updateOne({ _id: team }, { $set: { used: 1 } }, { session });
    });
    await changeAll(AccessModel, { team, answeredBy: user }, { $set: { answeredBy: alias } }, signal);
    await changeAll(MemberModel, { team, "invite.by": user }, { $set: { "invite.by": alias } }, signal);
    await TeamModel.updateOne({ _id: team, "transfer.to": user }, { $set: { transfer: null } });
  }
}

/**
 * The people of the teams that go. They keep their accounts.
 * @param free has those act for their own team who act for this one
 */
export async function eraseMembers(
  { teams }: Erased,
  free: (users: Types.ObjectId[], team: Types.ObjectId, session: ClientSession) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (const team of teams) {
    for (let count = AT_ONCE; count === AT_ONCE; ) {
      signal.throwIfAborted();
      count = await transaction(async (session) => {
        const rows = await MemberModel.find({ team }).sort({ _id: 1 }).limit(AT_ONCE).session(session).lean();
        await free(
          storedMembers.readAll(rows).flatMap((row) => row.user ?? []),
          team,
          session,
        );
        await MemberModel.deleteMany({ _id: oneOf(rows.map(({ _id }) => _id)) }, { session });
        return rows.length;
      });
    }
    await eraseAll(AccessModel, { team }, signal);
  }
}

/** The teams themselves, when nothing is left in them. Companies of others name their agency's owner from then on. */
export async function eraseTeams({ user, teams }: Erased, signal: AbortSignal): Promise<void> {
  for (const agency of await agenciesOfOthers(user))
    await transaction((session) => keepTogether(agency._id, ownerOf(agency), session));
  await eraseAll(TeamModel, { _id: oneOf(teams) }, signal);
}
