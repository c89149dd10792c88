import { isValidObjectId, type Types } from "mongoose";
import { batchedRead } from "../../db/batchedRead.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { openTeam } from "../members/service.ts";
import { storedUsers, UserModel, type UserRecord } from "./model.ts";

const readById = batchedRead<UserRecord>(UserModel, "_id");

/** The user of an id, null when there is none. */
export async function findById(id: string): Promise<UserRecord | null> {
  return isValidObjectId(id) ? storedUsers.read(await readById(id.toLowerCase())) : null;
}

/** The user of an e-mail address (lower case), null when there is none. */
export async function findByEmail(email: string): Promise<UserRecord | null> {
  return storedUsers.read(await UserModel.findOne({ email }).lean());
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
export const setPassword = (id: Types.ObjectId, passwordHash: string) =>
  UserModel.updateOne({ _id: id }, { $set: { passwordHash }, $inc: { epoch: 1 } });

/** Whether the address is known to be the person's own. Nothing is mailed for those of whom it is not. */
export const isEmailVerified = ({ emailVerifiedAt }: Pick<UserRecord, "emailVerifiedAt">) => Boolean(emailVerifiedAt);

/**
 * Notes that a person reads the mails of an address.
 * @returns the account as it was stored before, null when the address is not the account's any more
 */
export async function verifyEmail(id: Types.ObjectId, email: string): Promise<UserRecord | null> {
  const change = { $set: { emailVerifiedAt: new Date() } };
  return storedUsers.read(await UserModel.findOneAndUpdate({ _id: id, email }, change).lean());
}
