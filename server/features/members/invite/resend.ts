/** Invitations that are mailed again: a new link each, and the one before ends. */
import mongoose from "mongoose";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { RESENDS_PER_DAY } from "#shared/members/constants.ts";
import type { BatchOutcome } from "#shared/members/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { givenTo } from "../../signatures/service.ts";
import { MemberModel, type MemberRecord, storedMembers } from "../model.ts";
import { getMember } from "../people/service.ts";
import { countInvitations, mailInvitations, newInvite } from "./mails.ts";
import { mayInvite } from "./seats.ts";

const RESENDS = { limit: RESENDS_PER_DAY, windowMs: 24 * 3_600_000 };

/** @throws not_found, member_registered, invite_unavailable, too_many_requests */
export async function resend(viewer: Viewer, id: string): Promise<MemberRecord> {
  const member = await getMember(viewer, id);
  mayInvite(viewer.team);
  await mayMail(member);
  const [sent] = await renew(viewer, [member]);
  return sent ?? fail("member_registered");
}

/**
 * The same for many: those who have answered, or were mailed often enough, are left out.
 * @throws invite_unavailable, too_many_requests
 */
export async function resendAll(viewer: Viewer, members: readonly MemberRecord[]) {
  mayInvite(viewer.team);
  const refused: BatchOutcome["refused"] = [];
  const open: MemberRecord[] = [];
  for (const member of members) {
    const problem = await mayMail(member).then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.code : Promise.reject(error)),
    );
    if (problem) refused.push({ id: String(member._id), code: problem });
    else open.push(member);
  }
  return { members: await renew(viewer, open), refused };
}

/** @throws member_registered, too_many_requests */
async function mayMail({ _id, status }: MemberRecord): Promise<void> {
  if (status === "registered") fail("member_registered");
  await limit(`invitations:member:${_id}`, RESENDS);
}

/** @returns those who were mailed: somebody may have accepted meanwhile */
async function renew(viewer: Viewer, members: readonly MemberRecord[]): Promise<MemberRecord[]> {
  if (members.length === 0) return [];
  const emails = members.map(({ email }) => email);
  await countInvitations(viewer, emails);
  const sentAt = new Date();
  const links = new Map(
    members.map(({ _id, invite }) => [String(_id), newInvite(viewer.user._id, (invite?.sends ?? 0) + 1, sentAt)]),
  );
  const open = { active: true, status: mongoose.trusted({ $in: ["invited", "pending"] as const }) };
  await MemberModel.bulkWrite(
    members.map(({ _id }) => ({
      updateOne: { filter: { _id, ...open }, update: { $set: { invite: links.get(String(_id))?.invite ?? null } } },
    })),
    { ordered: false },
  );
  const hashes = [...links.values()].map(({ invite }) => invite.hash);
  const renewed = { "invite.hash": mongoose.trusted({ $in: hashes }) };
  const rows = storedMembers.readAll(await MemberModel.find(renewed).lean());
  const given = await givenTo(viewer.team._id, emails);
  const invited = rows.map(({ _id, email }) => ({
    email,
    hasSignature: given.has(email),
    ...(links.get(String(_id)) ?? fail("internal")),
  }));
  await mailInvitations(viewer, invited);
  return rows;
}
