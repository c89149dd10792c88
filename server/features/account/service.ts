import { type ClientSession, isValidObjectId, type Types } from "mongoose";
import type { User } from "#shared/account/schema.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { type Membership, openTeam, ownerOf } from "../members/service.ts";
import { isEmailVerified, storedUsers, UserModel, type UserRecord } from "./model.ts";
import { presentUser } from "./present.ts";

export type { UserRecord };
export { isEmailVerified };

const readById = batchedRead<UserRecord>(UserModel, "_id");

/** The user of an id, null when there is none. */
export async function findById(id: string): Promise<UserRecord | null> {
  return isValidObjectId(id) ? storedUsers.read(await readById(id.toLowerCase())) : null;
}

/** The user of an e-mail address (lower case), null when there is none. */
export async function findByEmail(email: string): Promise<UserRecord | null> {
  return storedUsers.read(await UserModel.findOne({ email }).lean());
}

/** What a person sees of their own account, and of the team that they act for. */
export async function show({ user, team, member }: Membership & { user: UserRecord }): Promise<User> {
  const owner = member && (await findById(String(ownerOf(team))));
  return presentUser({ user, team, member }, owner?.email ?? null);
}

/** Makes an account and its team, both or neither; null when the address has an account already. */
export async function create(values: Pick<UserRecord, "name" | "email" | "passwordHash">): Promise<UserRecord | null> {
  const user = await unlessDuplicate(
    transaction(async (session) => {
      const [made] = await UserModel.create([values], { session });
      if (made) await openTeam(made._id, session);
      return made;
    }),
  );
  return user?.toObject() ?? null;
}

/** Changes the password; access tokens that are out stop working. */
export const setPassword = (id: Types.ObjectId, passwordHash: string, session: ClientSession) =>
  UserModel.updateOne({ _id: id }, { $set: { passwordHash }, $inc: { epoch: 1 } }, { session });

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
