import { UserModel, type UserRecord } from "./model.ts";

/** What each field means in a record that was written before there was one. */
const { _id, ...DEFAULTS } = new UserModel().toObject<UserRecord>();

/** A user as it is read: fields that the record was written without have their default. */
export function readUser(stored: UserRecord): UserRecord {
  const { plan } = DEFAULTS;
  return {
    ...DEFAULTS,
    ...stored,
    plan: { ...plan, ...stored.plan, data: { ...plan.data, ...stored.plan?.data } },
    createdAt: stored.createdAt ?? stored._id.getTimestamp(),
  };
}
