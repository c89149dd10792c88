/** Which card a member of a team has. A card names its member by the address of their row. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import type { Assignment } from "#shared/signatures/schema.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as members from "../members/service.ts";
import { CardModel, type CardRecord, storedCards, subjectOf } from "./model.ts";
import { maySave } from "./rights.ts";

/** Nothing of the card itself is changed: whoever edits it meanwhile can save. */
const KEPT = { timestamps: false, returnDocument: "after" } as const;

/**
 * Gives a card to one member of the viewer's team, or to somebody who is invited to it, and takes the one away that they had.
 * @returns it, whose it is, and the hash of the one that they had
 * @throws not_found, member_not_found, too_many_requests
 */
export async function assign(
  viewer: Viewer,
  hash: string,
  { email, permissions }: Assignment,
): Promise<{ record: CardRecord; replaced: string | null; member: members.MemberRecord }> {
  await maySave(viewer);
  const { _id } = await reached(viewer, hash);
  const team = viewer.team._id;
  return transaction(async (session) => {
    const member = await members.findActive(team, email, session);
    if (!member) fail("member_not_found", { errors: [{ path: "email", message: "" }] });
    await members.holdActive([member._id], session);
    if (permissions !== undefined) await members.setPagePermissions(member._id, permissions, session);
    const theirs = await CardModel.findOne({ team, assignee: member.email }, { hash: 1 }, { session }).lean();
    // Release before giving: a unique index allows a member one card.
    await release(team, [member.email], session);
    const given = await CardModel.findOneAndUpdate({ _id }, { assignee: member.email }, { ...KEPT, session }).lean();
    const record = storedCards.read(given) ?? fail("not_found");
    return { record, member, replaced: theirs && theirs.hash !== hash ? theirs.hash : null };
  });
}

/** Takes a card away from whoever has it. @throws not_found, too_many_requests */
export async function unassign(viewer: Viewer, hash: string): Promise<CardRecord> {
  await maySave(viewer);
  const { _id } = await reached(viewer, hash);
  const record = await CardModel.findOneAndUpdate({ _id }, { assignee: null }, KEPT).lean();
  return storedCards.read(record) ?? fail("not_found");
}

async function reached(viewer: Viewer, hash: string): Promise<CardRecord> {
  const record = storedCards.read(await CardModel.findOne({ hash }).lean());
  return record && reaches(viewer, subjectOf(record)) ? record : fail("not_found");
}

/** Takes the cards away that some members have. */
export const release = (team: Types.ObjectId, emails: readonly string[], session: ClientSession) =>
  CardModel.updateMany(
    { team, assignee: mongoose.trusted({ $in: [...emails] }) },
    { assignee: null },
    { session, timestamps: false },
  );

/** Has the card of a member who has another address now follow it. */
export const readdress = (team: Types.ObjectId, from: string, to: string, session: ClientSession) =>
  CardModel.updateOne({ team, assignee: from }, { assignee: to }, { session, timestamps: false });
