import type { AccessClaims } from "#program/token.ts";
import * as account from "../../account/service.ts";
import { isOpen } from "../sessions.ts";
import { ImpersonationModel, storedImpersonations } from "./model.ts";

/**
 * Whether somebody may still act in the name that a token says. Asked of the store each time, as there are few of these:
 * it ends at once with the administrator's role, session, password or account, and when the other one is given the role.
 */
export async function mayAct(
  { sub, session, actor }: AccessClaims,
  subject: account.UserRecord,
  now = new Date(),
): Promise<boolean> {
  if (!session || !actor || account.isSuperAdmin(subject)) return false;
  const found = storedImpersonations.read(await ImpersonationModel.findById(session).lean());
  if (!found || found.endsAt <= now || String(found.admin) !== actor || String(found.subject) !== sub) return false;
  const [admin, isStillOpen] = await Promise.all([account.findById(actor), isOpen(found.adminSession)]);
  if (!isStillOpen || !admin?.isEnabled) return false;
  return admin.epoch === found.adminEpoch && account.isSuperAdmin(admin);
}
