/** Invitations that are mailed again: a new link each, and the one before ends. */
import mongoose from "mongoose";
import { type ErrorCode, fail } from "#shared/errors/catalogue.ts";
import { RESENDS_PER_DAY } from "#shared/members/constants.ts";
import type { BatchOutcome } from "#shared/members/schema.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { givenTo } from "../../signatures/service.ts";
import { MemberModel, type MemberRecord, storedMembers } from "../model.ts";
import { getMember } from "../people/service.ts";
import { countInvitations, mailInvitations, newInvite } from "./mails.ts";
import { mayInvite } from "./seats.ts";
import { DAY_S } from "./service.ts";

const RESENDS = { limit: RESENDS_PER_DAY, windowMs: 24 * 3_600_000 };

/** @throws not_found, member_registered, invite_unavailable, too_many_requests */
export async function resend(viewer: Viewer, id: string): Promise<MemberRecord> {
  const { members, refused } = await resendAll(viewer, [await getMember(viewer, id)]);
  const [problem] = refused;
  if (problem?.code === "too_many_requests") fail("too_many_requests", { retryAfterSeconds: DAY_S });
  return members[0] ?? fail("member_registered");
}

/**
 * Mails the links of some again, new ones: those who have answered, or were mailed often enough, are left out.
 * @throws invite_unavailable, too_many_requests
 */
export async function resendAll(viewer: Viewer, members: readonly MemberRecord[]) {
  mayInvite(viewer.team);
  const waiting = members.filter(({ status }) => status !== "registered");
  const recipients = waiting.map(({ _id, email }) => ({ email, windows: { [`invitations:member:${_id}`]: RESENDS } }));
  const spared = waiting.length > 0 ? await countInvitations(viewer, recipients) : new Set<string>();
  const codeOf = ({ status, email }: MemberRecord): ErrorCode | null =>
    status === "registered" ? "member_registered" : spared.has(email) ? "too_many_requests" : null;
  const refused: BatchOutcome["refused"] = members.flatMap((member) => {
    const code = codeOf(member);
    return code ? [{ id: String(member._id), code }] : [];
  });
  return {
    members: await renew(
      viewer,
      members.filter((member) => codeOf(member) === null),
    ),
    refused,
  };
}

/** @returns those who were mailed: somebody may have accepted meanwhile */
async function renew(viewer: Viewer, members: readonly MemberRecord[]): Promise<MemberRecord[]> {
  if (members.length === 0) return [];
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
  const given = await givenTo(
    viewer.team._id,
    rows.map(({ email }) => email),
  );
  const invited = rows.map(({ _id, email }) => ({
    email,
    hasSignature: given.has(email),
    ...(links.get(String(_id)) ?? fail("internal")),
  }));
  await mailInvitations(viewer, invited);
  return rows;
}
