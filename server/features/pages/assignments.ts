/** Which page, or card, a member of a team has: it names its member by the address of their row. */
import mongoose, { type ClientSession, type Model, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import type { Assignment } from "#shared/signatures/schema.ts";
import type { StoredReader } from "../../db/stored.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as members from "../members/service.ts";

/** What one member has at most one of; a unique index says so too. */
type Assignable = {
  _id: Types.ObjectId;
  hash: string;
  team: Types.ObjectId;
  owner: Types.ObjectId;
  assignee: string | null;
};

/** Nothing of the thing itself is changed: whoever edits it meanwhile can save. */
const KEPT = { timestamps: false, returnDocument: "after" } as const;

/** @param maySave takes one of the saves that an account has */
export function assignments<R extends Assignable>(
  { model: whole, stored }: { model: Model<R>; stored: StoredReader<R> },
  maySave: (viewer: Viewer) => Promise<void>,
) {
  const model = whole as unknown as Model<Assignable>;

  async function reached(viewer: Viewer, hash: string): Promise<R> {
    const record = stored.read(await model.findOne({ hash }).lean());
    return record && reaches(viewer, record) ? record : fail("not_found");
  }

  // Signatures that follow a design lead to what their person has.
  const { staleForAddresses } = members;

  /** Takes away what some members have. */
  const release = (team: Types.ObjectId, emails: readonly string[], session: ClientSession) =>
    model.updateMany(
      { team, assignee: mongoose.trusted({ $in: [...emails] }) },
      { assignee: null },
      { session, timestamps: false },
    );

  return {
    release,

    /**
     * Gives it to one member of the viewer's team, or to somebody who is invited to it, and takes the one away that they had.
     * @returns it, whose it is, and the hash of the one that they had
     * @throws not_found, member_not_found, too_many_requests
     */
    async assign(
      viewer: Viewer,
      hash: string,
      { email, permissions }: Assignment,
    ): Promise<{ record: R; replaced: string | null; member: members.MemberRecord }> {
      await maySave(viewer);
      const { _id } = await reached(viewer, hash);
      const team = viewer.team._id;
      return transaction(async (session) => {
        const member = await members.findActive(team, email, session);
        if (!member) fail("member_not_found", { errors: [{ path: "email", message: "" }] });
        await members.holdActive([member._id], session);
        if (permissions !== undefined) await members.setPagePermissions(member._id, permissions, session);
        const theirs = await model.findOne({ team, assignee: member.email }, { hash: 1 }, { session }).lean();
        const before = await model.findOne({ _id }, { assignee: 1 }, { session }).lean();
        // Release before giving: a unique index allows a member one.
        await release(team, [member.email], session);
        const given = await model.findOneAndUpdate({ _id }, { assignee: member.email }, { ...KEPT, session }).lean();
        const record = stored.read(given) ?? fail("not_found");
        await staleForAddresses(team, [member.email, before?.assignee ?? null], session);
        return { record, member, replaced: theirs && theirs.hash !== hash ? theirs.hash : null };
      });
    },

    /** Takes it away from whoever has it. @throws not_found, too_many_requests */
    async unassign(viewer: Viewer, hash: string): Promise<R> {
      await maySave(viewer);
      const { _id } = await reached(viewer, hash);
      return transaction(async (session) => {
        const before = await model.findOne({ _id }, { team: 1, assignee: 1 }, { session }).lean();
        const taken = await model.findOneAndUpdate({ _id }, { assignee: null }, { ...KEPT, session }).lean();
        const record = stored.read(taken) ?? fail("not_found");
        await staleForAddresses(record.team, [before?.assignee ?? null], session);
        return record;
      });
    },

    /** Has what a member has follow them to another address. */
    readdress: (team: Types.ObjectId, from: string, to: string, session: ClientSession) =>
      model.updateOne({ team, assignee: from }, { assignee: to }, { session, timestamps: false }),
  };
}
