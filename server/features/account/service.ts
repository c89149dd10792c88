import mongoose, { type ClientSession, isValidObjectId, type Types } from "mongoose";
import { isDone } from "#shared/account/onboarding.ts";
import type { Answers, User, UserChange } from "#shared/account/schema.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { limit } from "../../db/cache/limit.ts";
import { isDuplicate, unlessDuplicate } from "../../db/mongo.ts";
import { storedReader } from "../../db/stored.ts";
import { transaction } from "../../db/transactions.ts";
import { aboutHub, brandOfCompany, type Membership, openTeam, ownerOf, tellReaddressed } from "../members/service.ts";
import {
  FlowStepModel,
  isEmailVerified,
  storedFlowSteps,
  storedUsers,
  UserModel,
  type UserRecord,
  userWrites,
} from "./model.ts";
import { presentUser } from "./present.ts";

export type { UserRecord };
export { isEmailVerified, userWrites };

/** Far more than anybody thinks of names. */
const CHANGES = { limit: 60, windowMs: 3_600_000 };
const MAX_SUPER_ADMINS = 100;
/** Far more than anybody clicks. */
const FLOW_STEPS_PER_ACCOUNT = { limit: 300, windowMs: 3_600_000 };

const readById = batchedRead<UserRecord>(UserModel, "_id");

/** The user of an id, null when there is none. */
export async function findById(id: string): Promise<UserRecord | null> {
  return isValidObjectId(id) ? storedUsers.read(await readById(id.toLowerCase())) : null;
}

/**
 * The same within a transaction. A read beside it would wait for a place among those that wait for the transaction's end (deadlock).
 */
export const findWithin = async (id: Types.ObjectId, session: ClientSession): Promise<UserRecord | null> =>
  storedUsers.read(await UserModel.findById(id).session(session).lean());

/** The user of an e-mail address (lower case), null when there is none. */
export async function findByEmail(email: string): Promise<UserRecord | null> {
  return storedUsers.read(await UserModel.findOne({ email }).lean());
}

/** What a person sees of their own account, and of the team that they act for. */
export async function show({ user, team, member, hub = null }: Membership & { user: UserRecord }): Promise<User> {
  const [owner, about, brand] = await Promise.all([
    member || hub ? findById(String(ownerOf(team))) : null,
    user.isReseller ? aboutHub(user) : {},
    brandOfCompany(team),
  ]);
  return presentUser({ user, team, member, hub }, owner?.email ?? null, about, brand);
}

/** A new account. What is left out is as the model says. */
export type NewUser = Pick<UserRecord, "name" | "email"> &
  Partial<Pick<UserRecord, "passwordHash" | "emailVerifiedAt" | "firstTouch" | "invitedBy">>;

/**
 * Makes an account and its team, both or neither; null when the address has an account already.
 * @param also made with it, or neither; null as well when a unique index refuses that
 */
export async function create(
  values: NewUser,
  also?: (user: UserRecord, session: ClientSession) => Promise<unknown>,
): Promise<UserRecord | null> {
  const user = await unlessDuplicate(
    transaction(async (session) => {
      const [made] = await UserModel.create([values], { session });
      if (!made) return made;
      await openTeam(made._id, session);
      await also?.(made.toObject(), session);
      return made;
    }),
  );
  return user ? storedUsers.read(user.toObject()) : null;
}

/** Changes what a person may change of themselves without a proof. @throws not_signed_in, too_many_requests */
export async function update(viewer: Membership & { user: UserRecord }, { name }: UserChange): Promise<User> {
  const { _id } = viewer.user;
  await limit(`account:changes:${_id}`, CHANGES);
  const stored = await UserModel.findOneAndUpdate({ _id }, { $set: { name } }, { returnDocument: "after" }).lean();
  return show({ ...viewer, user: storedUsers.read(stored) ?? fail("not_signed_in") });
}

/**
 * Changes the password; access tokens that are out stop working.
 * @param known only in place of this hash: of two changes at once one is too late
 * @returns whether it was changed
 */
export async function setPassword(
  id: Types.ObjectId,
  passwordHash: string,
  session: ClientSession,
  known?: string,
): Promise<boolean> {
  const filter = { _id: id, ...(known !== undefined && { passwordHash: known }) };
  const change = { $set: { passwordHash }, $inc: { epoch: 1 } };
  return (await UserModel.updateOne(filter, change, { session })).matchedCount === 1;
}

/**
 * Gives an account an address that its owner has proved to read.
 * @returns the account as it was stored before, null when there is none any more
 * @throws email_taken: the unique index decides
 */
export const setEmail = (id: Types.ObjectId, email: string, session: ClientSession): Promise<UserRecord | null> =>
  changeAddress(id, email, {}, session);

/** The same, and ends every session and the password: they may be somebody else's. @throws email_taken */
export const restoreEmail = (id: Types.ObjectId, email: string, session: ClientSession): Promise<UserRecord | null> =>
  changeAddress(id, email, { $unset: { passwordHash: 1 }, $inc: { epoch: 1 } }, session);

async function changeAddress(
  id: Types.ObjectId,
  email: string,
  also: object,
  session: ClientSession,
): Promise<UserRecord | null> {
  const change = { $set: { email, emailVerifiedAt: new Date() }, ...also };
  const write = UserModel.findOneAndUpdate({ _id: id }, change, { session }).lean();
  const before = await write.catch((error: unknown) => {
    throw isDuplicate(error) ? new Failure("email_taken") : error;
  });
  if (before) await tellReaddressed(id, email, session);
  return storedUsers.read(before);
}

/** Whether somebody runs this installation. Asked of the stored roles: a token may be older than what was taken away. */
export const isSuperAdmin = ({ roles }: Pick<UserRecord, "roles">): boolean => roles.includes(SUPER_ADMIN);

/** Who runs this installation; there are few. */
export const superAdmins = async (): Promise<UserRecord[]> =>
  storedUsers.readAll(await UserModel.find({ roles: SUPER_ADMIN }).sort({ email: 1 }).limit(MAX_SUPER_ADMINS).lean());

/**
 * Writes to an account, so that transactions which go by what they have counted of it come one after the other: two that only
 * read the same and then insert would both be right by what they saw (write skew).
 * @returns false where there is none any more with this epoch
 */
export async function takeTurn(
  { _id, epoch }: Pick<UserRecord, "_id" | "epoch">,
  session: ClientSession,
): Promise<boolean> {
  return (await hold(_id, session))?.epoch === epoch;
}

/** The same of whatever the account is then. @returns it; null where there is none any more */
export async function hold(_id: Types.ObjectId, session: ClientSession): Promise<UserRecord | null> {
  // To a MongoDB a write that changes nothing is none, and no two of them are in each other's way.
  const $set = { updatedAt: new Date() };
  return storedUsers.read(await UserModel.findOneAndUpdate({ _id }, { $set }, { session }).lean());
}

/**
 * Before somebody takes over what would be erased with their account. Whoever asks for the deletion at the same moment writes to the
 * account as well: the later one of the two sees what the other has done.
 * @throws account_leaving
 */
export async function mustStay(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const user = await hold(_id, session);
  if (!user || user.erasesAt !== null) fail("account_leaving");
}

/** Gives or takes the right to run this installation. @returns the account, null where that is as it was, or nobody has the address */
export async function setSuperAdmin(email: string, isGiven: boolean): Promise<UserRecord | null> {
  const filter = { email, roles: isGiven ? mongoose.trusted({ $ne: SUPER_ADMIN }) : SUPER_ADMIN };
  const change = isGiven ? { $addToSet: { roles: SUPER_ADMIN } } : { $pull: { roles: SUPER_ADMIN } };
  return storedUsers.read(await UserModel.findOneAndUpdate(filter, change, { returnDocument: "after" }).lean());
}

/** Makes every access token that is out stop working, and no browser known. */
export const raiseEpoch = (id: Types.ObjectId, session: ClientSession) =>
  UserModel.updateOne({ _id: id }, { $inc: { epoch: 1 } }, { session });

/** Keeps what somebody said of themselves in the place of what they said before; the last answers end the questions. */
export const answerSignUp = async (id: Types.ObjectId, answers: Answers): Promise<void> => {
  await UserModel.updateOne({ _id: id }, { $set: { answers, ...(isDone(answers) && { showQuestion: false }) } });
};

/** Notes a step of a flow. @throws too_many_requests */
export async function logFlow(user: Types.ObjectId, data: Answers): Promise<void> {
  await limit(`flows:account:${user}`, FLOW_STEPS_PER_ACCOUNT);
  await FlowStepModel.create({ user, data });
}

/** The steps that somebody took, the newest first, as far as so many. */
export async function flowStepsOf(user: Types.ObjectId, most: number): Promise<{ at: string; data: Answers }[]> {
  const rows = await FlowStepModel.find({ user }).sort({ _id: -1 }).limit(most).lean();
  return storedFlowSteps.readAll(rows).map(({ createdAt, data }) => ({ at: createdAt.toISOString(), data }));
}

/** For which team somebody acts from now on. */
export const actFor = (id: Types.ObjectId, team: Types.ObjectId, session?: ClientSession) =>
  UserModel.updateOne({ _id: id }, { $set: { team: team.equals(id) ? null : team } }, session ? { session } : {});

/** What somebody is in an agency from now on; null: nothing. */
export const setReseller = (id: Types.ObjectId, resellerData: UserRecord["resellerData"], session: ClientSession) =>
  UserModel.updateOne({ _id: id }, { $set: { isReseller: resellerData !== null, resellerData } }, { session });

/** Has those act for their own team again who act for one that they have left. */
export const actForOwn = (ids: readonly Types.ObjectId[], left: Types.ObjectId, session: ClientSession) =>
  UserModel.updateMany({ _id: mongoose.trusted({ $in: [...ids] }), team: left }, { $set: { team: null } }, { session });

const storedNames = storedReader<UserRecord, "_id" | "name" | "email">(UserModel, ["name", "email"]);

async function peopleOf(ids: readonly Types.ObjectId[]) {
  if (ids.length === 0) return [];
  return storedNames.readAll(
    await UserModel.find({ _id: mongoose.trusted({ $in: [...ids] }) }, ["name", "email"]).lean(),
  );
}

/** What some people are called, by their ids. */
export async function namesOf(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await peopleOf(ids)).map(({ _id, name }) => [String(_id), name]));
}

/**
 * Rows of people, with the addresses that their accounts have now: what a row says is of the day it was made, and may be a stranger's by now.
 * Those whose accounts are gone are left out; those that name no account stay as they are.
 */
export async function addressed<R extends { user: Types.ObjectId | null; email: string }>(
  rows: readonly R[],
): Promise<R[]> {
  const people = await peopleOf(rows.flatMap(({ user }) => user ?? []));
  const addresses = new Map(people.map(({ _id, email }) => [String(_id), email]));
  return rows.flatMap((row) => {
    const email = row.user ? addresses.get(String(row.user)) : row.email;
    return email === undefined ? [] : { ...row, email };
  });
}

/** The people at some addresses, by these. */
export async function peopleAt(emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, never>();
  const rows = await UserModel.find({ email: mongoose.trusted({ $in: [...emails] }) }, ["name", "email"]).lean();
  return new Map(storedNames.readAll(rows).map((person) => [person.email, person]));
}

/** Makes a signature the person's default, in place of the one before. One write of one field: two at once leave one. */
export const setDefaultSignature = (id: Types.ObjectId, hash: string) =>
  UserModel.updateOne({ _id: id }, { $set: { defaultSignature: hash } });

/** Takes the default away, unless another one has become it meanwhile. */
export const unsetDefaultSignature = (id: Types.ObjectId, hash: string) =>
  UserModel.updateOne({ _id: id, defaultSignature: hash }, { $set: { defaultSignature: null } });

const DEFAULT_OF = ["email", "defaultSignature"] as const;
const storedDefaults = storedReader<UserRecord, "_id" | (typeof DEFAULT_OF)[number]>(UserModel, DEFAULT_OF);

/** What some people have made their default signature; by their addresses or their ids. */
export async function defaultsOf({ emails, ids }: { emails: readonly string[]; ids: readonly Types.ObjectId[] }) {
  const byEmail = { email: mongoose.trusted({ $in: emails }) };
  const byId = { _id: mongoose.trusted({ $in: ids }) };
  const filter = { $or: [byEmail, byId] };
  return storedDefaults.readAll(await UserModel.find(filter, DEFAULT_OF).lean());
}

/**
 * Notes that a person reads the mails of an address.
 * @returns the account as it was stored before, null when the address is not the account's any more
 */
export async function verifyEmail(
  id: Types.ObjectId,
  email: string,
  session: ClientSession,
): Promise<UserRecord | null> {
  const change = { $set: { emailVerifiedAt: new Date() } };
  return storedUsers.read(await UserModel.findOneAndUpdate({ _id: id, email }, change, { session }).lean());
}

/**
 * Puts a stored picture on somebody's profile, or takes the one there off with null.
 * @returns the account as it is then
 */
export async function setPicture(
  id: Types.ObjectId,
  picture: string | null,
  session: ClientSession | null = null,
): Promise<UserRecord> {
  const options = { returnDocument: "after" as const, session };
  const stored = await UserModel.findOneAndUpdate({ _id: id }, { $set: { picture } }, options).lean();
  return storedUsers.read(stored) ?? fail("not_signed_in");
}

const storedIds = storedReader<UserRecord, "_id">(UserModel, ["_id"]);

/** Whose profiles show one of some pictures, as far as so many. */
export async function shownOnProfiles(
  paths: readonly string[],
  most: number,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  const filter = { picture: mongoose.trusted({ $in: paths }) };
  return storedIds
    .readAll(await UserModel.find(filter, { _id: 1 }).limit(most).session(session).lean())
    .map(({ _id }) => _id);
}
