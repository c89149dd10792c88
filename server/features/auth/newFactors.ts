/** What else opens an account beside its password, as far as somebody who was in it for a while could have added it. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { PasskeyModel } from "./passkeys/model.ts";
import { IdentityModel } from "./social/model.ts";
import { AuthenticatorModel } from "./twoFactor/model.ts";

/** Ends passkeys, connected sign-ins and the authenticator app that came to an account since a moment; older ones stay. */
export async function dropFactorsSince(user: Types.ObjectId, since: Date, session: ClientSession): Promise<void> {
  const isNew = mongoose.trusted({ $gte: since });
  await PasskeyModel.deleteMany({ user, createdAt: isNew }, { session });
  await IdentityModel.deleteMany({ user, createdAt: isNew }, { session });
  await AuthenticatorModel.deleteOne({ _id: user, confirmedAt: isNew }, { session });
}
