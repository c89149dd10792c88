import mongoose from "mongoose";
import { changeAll, type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { AuditModel } from "./model.ts";

/**
 * The person's own log goes, and that of their teams. Lines that stand in other people's logs stay, as does what support has done:
 * with an id in the place of theirs that is nobody's.
 */
export async function eraseLog({ user, teams, alias }: Erased, signal: AbortSignal): Promise<void> {
  const isOwn = { isSupport: mongoose.trusted({ $ne: true }) };
  await eraseAll(AuditModel, { team: oneOf(teams), ...isOwn }, signal);
  await eraseAll(AuditModel, { subject: user, team: null, ...isOwn }, signal);
  await changeAll(AuditModel, { subject: user }, { $set: { subject: alias, target: "" } }, signal);
  await changeAll(AuditModel, { actor: user }, { $set: { actor: alias, target: "" } }, signal);
  await changeAll(AuditModel, { team: oneOf(teams) }, { $set: { team: null, target: "" } }, signal);
}
