import { isValidObjectId } from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import { UserModel, type UserRecord } from "./model.ts";

/** The user of an id, null when there is none. */
export async function findById(id: string): Promise<UserRecord | null> {
  return isValidObjectId(id) ? UserModel.findById(id).lean<UserRecord>() : null;
}

/** The user of an e-mail address (lower case), null when there is none. */
export const findByEmail = (email: string) => UserModel.findOne({ email }).lean<UserRecord>();

/** Makes an account; null when the address has one already. */
export async function create(values: Pick<UserRecord, "name" | "email" | "passwordHash">): Promise<UserRecord | null> {
  const user = await unlessDuplicate(UserModel.create(values));
  return user?.toObject() ?? null;
}
