import mongoose, { type ClientSession, type Types } from "mongoose";
import { changeAll, type Erased, eraseAll } from "../../db/erasing.ts";
import { FlowStepModel, storedUsers, UserModel, type UserRecord } from "./model.ts";

/**
 * Notes when an account is deleted, unless it is already.
 * @returns whether it was noted
 */
export async function setErasure(_id: Types.ObjectId, erasesAt: Date, session: ClientSession): Promise<boolean> {
  const { modifiedCount } = await UserModel.updateOne({ _id, erasesAt: null }, { $set: { erasesAt } }, { session });
  return modifiedCount === 1;
}

/** Puts it off. @returns false where the account is not to be deleted on that day any more */
export async function putOff(_id: Types.ObjectId, from: Date, to: Date, session: ClientSession): Promise<boolean> {
  const change = { $set: { erasesAt: to } };
  return (await UserModel.updateOne({ _id, erasesAt: from }, change, { session })).modifiedCount === 1;
}

/** Takes that back. @returns the account as it is then; null where there was nothing to take back */
export const keepAccount = async (_id: Types.ObjectId, session: ClientSession): Promise<UserRecord | null> =>
  storedUsers.read(
    await UserModel.findOneAndUpdate(
      { _id, isEnabled: mongoose.trusted({ $ne: false }), erasesAt: mongoose.trusted({ $ne: null }) },
      { $set: { erasesAt: null } },
      { session, returnDocument: "after" },
    ).lean(),
  );

/**
 * Shuts an account for good whose days are over: nobody gets in any more, and nobody takes the deletion back.
 * @returns the account as it is then; null where it is not to be deleted on that day any more
 */
export const shut = async (_id: Types.ObjectId, erasesAt: Date, session: ClientSession): Promise<UserRecord | null> =>
  storedUsers.read(
    await UserModel.findOneAndUpdate(
      { _id, erasesAt },
      { $set: { isEnabled: false, picture: null }, $unset: { passwordHash: 1 }, $inc: { epoch: 1 } },
      { session, returnDocument: "after" },
    ).lean(),
  );

/** The account, and what was noted of it. */
export async function eraseAccount({ user }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(FlowStepModel, { user }, signal);
  await changeAll(UserModel, { invitedBy: user }, { $set: { invitedBy: null } }, signal);
  await eraseAll(UserModel, { _id: user }, signal);
}
