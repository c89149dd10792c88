import mongoose from "mongoose";
import { type Erased, eraseAll } from "../../db/erasing.ts";
import { ImpersonationModel } from "./impersonation/model.ts";
import {
  EmailChangeModel,
  EmailUndoModel,
  RefreshFamilyModel,
  ResetTokenModel,
  VerificationCodeModel,
  VerificationTokenModel,
} from "./model.ts";
import { PasskeyModel } from "./passkeys/model.ts";
import { endSession } from "./sessions.ts";
import { IdentityModel } from "./social/model.ts";
import { TicketModel } from "./tickets.ts";
import { AuthenticatorModel } from "./twoFactor/model.ts";
import type { Viewer } from "./viewer.ts";

/** Ends all sessions of an account but the one that asks. */
export async function endOtherSessions({ user, session }: Pick<Viewer, "user" | "session">): Promise<void> {
  const others = { user: user._id, _id: mongoose.trusted({ $ne: session ?? "" }) };
  for await (const { _id } of RefreshFamilyModel.find(others, { _id: 1 }).lean().cursor()) await endSession(_id);
}

/** Every way into an account, and what was mailed to its address to prove something. */
export async function eraseWaysIn({ user, email }: Erased, signal: AbortSignal): Promise<void> {
  for await (const { _id } of RefreshFamilyModel.find({ user }, { _id: 1 }).lean().cursor()) {
    signal.throwIfAborted();
    await endSession(_id);
  }
  // Few, and gone by themselves within days: what was mailed to an address is looked for without an index.
  for (const model of [ResetTokenModel, VerificationTokenModel, EmailChangeModel, EmailUndoModel])
    await eraseAll(model, { $or: [{ user }, { email }] }, signal);
  await eraseAll(VerificationCodeModel, { $or: [{ _id: user }, { email }] }, signal);
  await eraseAll(IdentityModel, { user }, signal);
  await eraseAll(PasskeyModel, { user }, signal);
  await eraseAll(AuthenticatorModel, { _id: user }, signal);
  await eraseAll(TicketModel, { user }, signal);
  await eraseAll(ImpersonationModel, { $or: [{ subject: user }, { admin: user }] }, signal);
}
