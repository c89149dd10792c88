import { fail } from "#shared/errors/catalogue.ts";
import type { Assignment } from "#shared/signatures/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as members from "../../members/service.ts";
import { follow } from "../masters/asking.ts";
import { SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { maySave } from "../rights.ts";
import { getInTeam } from "../service.ts";
import { give } from "./given.ts";

/**
 * Gives a signature to one member of the viewer's team, or to somebody who is invited to it, and takes the one away that they
 * had.
 * One that follows a design becomes that member's within seconds; what was said otherwise in it for somebody else is kept, and
 * theirs again with the signature.
 * @returns it, whose it is, and the hash of the one that they had
 * @throws not_found, member_not_found, too_many_requests
 */
export async function assign(
  viewer: Viewer,
  hash: string,
  { email, permissions }: Assignment,
): Promise<{ record: SignatureRecord; replaced: string | null; member: members.MemberRecord }> {
  await maySave(viewer);
  const { _id, master } = await getInTeam(viewer, hash);
  const team = viewer.team._id;
  const given = await transaction(async (session) => {
    const member = await members.findActive(team, email, session);
    if (!member) fail("member_not_found", { errors: [{ path: "email", message: "" }] });
    await members.holdActive([member._id], session);
    if (permissions !== undefined) await members.setPermissions(member._id, permissions, session);
    const theirs = await SignatureModel.findOne({ team, assignee: member.email }, { hash: 1 }, { session }).lean();
    const record = (await give(team, _id, member.email, session)) ?? fail("not_found");
    await members.keepPromises([member._id], session);
    return { record, member, replaced: theirs && theirs.hash !== hash ? theirs.hash : null };
  });
  if (master !== null) await follow(team, master);
  return given;
}

/** Takes a signature away from whoever has it. @throws not_found, too_many_requests */
export async function unassign(viewer: Viewer, hash: string): Promise<SignatureRecord> {
  await maySave(viewer);
  const { _id } = await getInTeam(viewer, hash);
  const change = { assignee: null, follows: null };
  const options = { timestamps: false, returnDocument: "after" } as const;
  const record = await SignatureModel.findOneAndUpdate({ _id }, change, options).lean();
  return storedSignatures.read(record) ?? fail("not_found");
}
