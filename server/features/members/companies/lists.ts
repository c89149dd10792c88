/** Companies of agencies, found. */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";
import { MemberModel, SEEN, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { keysOfName } from "./records.ts";

/** Agencies of the companies that somebody has joined. */
export async function agenciesOf(user: Types.ObjectId, most: number): Promise<Types.ObjectId[]> {
  const rows = await MemberModel.find({ user, active: true, status: "registered" }, { team: 1 })
    .sort({ _id: 1 })
    .limit(most)
    .lean();
  const ids = rows.map(({ team }) => team);
  if (ids.length === 0) return [];
  const companies = { _id: mongoose.trusted({ $in: ids }), agency: mongoose.trusted({ $ne: null }) };
  const found = await TeamModel.find(companies, { agency: 1 }).limit(most).lean();
  return found.flatMap(({ agency }) => agency ?? []);
}

/** All companies of agencies, also archived ones: of very many, too. */
export async function idsOfCompanies(agencies: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const theirs = { agency: mongoose.trusted({ $in: [...agencies] }) };
  return (await TeamModel.find(theirs, { _id: 1 }).lean()).map(({ _id }) => _id);
}

/** Companies that a filter finds, in an order, as many as that. */
export const findCompanies = async (
  filter: QueryFilter<TeamRecord>,
  order: Record<string, 1 | -1>,
  most: number,
): Promise<TeamRecord[]> =>
  storedTeams.readAll(await TeamModel.find(filter, { starts: 0 }).sort(order).limit(most).lean());

/** What a list shows of a company, and is sorted by: to read all of a team takes longer than to find it. */
const LISTED = [
  "_id",
  "group",
  "name",
  "nameKey",
  "seats",
  "signatureCount",
  "lastActivityAt",
  "archivedAt",
  "v",
] as const;
const listedTeams = storedReader<TeamRecord, (typeof LISTED)[number]>(TeamModel, LISTED);
const ONLY_LISTED = Object.fromEntries(LISTED.map((field) => [field, 1 as const]));

export type ListedCompany = Pick<TeamRecord, (typeof LISTED)[number]>;

/** The same as a list shows them. */
export const listCompanies = async (
  filter: QueryFilter<TeamRecord>,
  order: Record<string, 1 | -1>,
  most: number,
): Promise<ListedCompany[]> =>
  listedTeams.readAll(await TeamModel.find(filter, ONLY_LISTED).sort(order).limit(most).lean());

/** All companies of an agency by name, archived ones too, as they are in a transaction. */
export const companiesOf = async (
  agency: Types.ObjectId,
  most: number,
  session: ClientSession,
): Promise<TeamRecord[]> =>
  storedTeams.readAll(
    await TeamModel.find({ agency }, { starts: 0 }).sort({ nameKey: 1, _id: 1 }).limit(most).session(session).lean(),
  );

/** Companies of an agency that are in use. @param only those of some; null: all */
export const countCompanies = (agency: Types.ObjectId, only: readonly Types.ObjectId[] | null): Promise<number> =>
  TeamModel.countDocuments({
    agency,
    archivedAt: null,
    ...(only && { _id: mongoose.trusted({ $in: [...only] }) }),
  });

/** Addresses that are looked for at a time. */
const LOOKED_AT_ONCE = 250;

/** Which companies of an agency have some addresses, each by one of their names: what other teams have is theirs to know. */
export async function companiesWith(agency: Types.ObjectId, emails: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < emails.length; at += LOOKED_AT_ONCE) {
    const some = mongoose.trusted({ $in: emails.slice(at, at + LOOKED_AT_ONCE) });
    const filter = { email: some, active: true, status: SEEN };
    const rows = await MemberModel.find(filter, { email: 1, team: 1 }).lean();
    const ids = mongoose.trusted({ $in: rows.map(({ team }) => team) });
    const teams = await TeamModel.find({ _id: ids, agency }, { name: 1 }).lean();
    const names = new Map(teams.map(({ _id, name }) => [String(_id), name]));
    for (const { email, team } of rows) {
      const name = names.get(String(team));
      if (name !== undefined) found.set(email, name);
    }
  }
  return found;
}

/** Whether a company of an agency is called so, as people compare names. */
export const isCompanyName = async (agency: Types.ObjectId, name: string): Promise<boolean> =>
  name !== "" && (await TeamModel.exists({ agency, nameKey: keysOfName(name).nameKey })) !== null;

/**
 * Whether there are companies in use: neither archived nor blocked since their agency has ended.
 * @param agencies whose they are
 * @param owner who owns them, whichever agency they are of
 */
export const hasCompaniesInUse = async (
  { agencies, owner }: { agencies: readonly Types.ObjectId[]; owner?: Types.ObjectId },
  session: ClientSession | null = null,
): Promise<boolean> => {
  const ofThese = { agency: mongoose.trusted({ $in: [...agencies] }) };
  const theirs = owner ? [{ owner, agency: mongoose.trusted({ $ne: null }) }] : [];
  const inUse = { archivedAt: null, isTerminated: mongoose.trusted({ $ne: true }) };
  return (await TeamModel.exists({ $or: [ofThese, ...theirs], ...inUse }).session(session)) !== null;
};

/** Those of some groups that are taken. */
export const takenGroups = async (groups: readonly string[], session: ClientSession | null = null) => {
  const rows = await TeamModel.find({ group: mongoose.trusted({ $in: [...groups] }) }, { group: 1 })
    .session(session)
    .lean();
  return new Set(rows.map(({ group }) => group));
};
