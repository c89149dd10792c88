import { fail } from "#shared/errors/catalogue.ts";
import { INVITING, refusalOfCall } from "#shared/members/callPolicies.ts";
import type { BatchOutcome, MemberBatch } from "#shared/members/schema.ts";
import { isEmailVerified } from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { resendAll } from "../invite/resend.ts";
import type { MemberRecord } from "../model.ts";
import { inTurn } from "../turns.ts";
import { leaveAll, mayRemove } from "./leave.ts";
import { changeAll, findMembers, mayChange } from "./service.ts";

type Refused = BatchOutcome["refused"];

/**
 * Does one thing with many members: what cannot be done for one leaves the others alone. Together, not one by one: hundreds
 * of them are done within the time that a call has.
 * @returns for whom it was done, and why not for the rest
 * @throws invite_unavailable, too_many_requests, busy, and what sending invitations is refused for
 */
export async function batch(viewer: Viewer, wanted: MemberBatch): Promise<BatchOutcome & { members: MemberRecord[] }> {
  await mayChange(viewer);
  const ids = [...new Set(wanted.ids)];
  const { members, refused } = await inTurn(() => actOn(viewer, ids, wanted), { owner: viewer.id });
  const known = new Set([...members.map(({ _id }) => String(_id)), ...refused.map(({ id }) => id)]);
  const missing = ids.filter((id) => !known.has(id)).map((id) => ({ id, code: "not_found" }));
  return { done: members.length, refused: [...refused, ...missing], members };
}

async function actOn(
  viewer: Viewer,
  ids: readonly string[],
  wanted: MemberBatch,
): Promise<{ members: MemberRecord[]; refused: Refused }> {
  if (wanted.act === "permissions") {
    const { permissions, pagePermissions } = wanted;
    return { members: await changeAll(viewer, ids, { permissions, pagePermissions }), refused: [] };
  }
  if (wanted.act === "resend") mayMail(viewer);
  const rows = await findMembers(viewer, ids);
  if (wanted.act === "resend") return resendAll(viewer, rows);
  const kept = new Set<string>();
  const mayLeave = (row: MemberRecord) => {
    const may = mayRemove(viewer, row);
    // Asked anew where the transaction is tried again.
    kept[may ? "delete" : "add"](String(row._id));
    return may;
  };
  const members = await leaveAll(viewer.team._id, rows, { mayLeave });
  return { members, refused: [...kept].map((id) => ({ id, code: "only_owner" })) };
}

/** The call has the policy of what it does otherwise. @throws what a call that invites is refused for */
function mayMail(viewer: Viewer): void {
  const refusal = refusalOfCall(INVITING, { ...viewer, isVerified: isEmailVerified(viewer.user) });
  if (refusal) fail(refusal);
}
