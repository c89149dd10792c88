/** What a company has of its agency, as those see it who manage the company. */
import mongoose, { type ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { knownLocks } from "#shared/members/masters/lockNames.ts";
import { MAX_SHARES } from "#shared/reseller/sharing/constants.ts";
import type { SharedDesign } from "#shared/reseller/sharing/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as signatures from "../../signatures/service.ts";
import { findAgency } from "../hub.ts";
import { mayChange, mayRead } from "../limits.ts";
import { bring, wake } from "./asking.ts";
import {
  BEHIND,
  SharedCopyModel,
  type SharedCopyRecord,
  ShareModel,
  type ShareRecord,
  storedCopies,
  storedShares,
} from "./model.ts";

/** What is shared with the company, the oldest first; of a team that is none, nothing. @throws too_many_requests */
export async function list(viewer: Viewer): Promise<SharedDesign[]> {
  await mayRead(viewer);
  const { _id: company, agency } = viewer.team;
  if (!agency) return [];
  const there = { company, agency, state: mongoose.trusted({ $ne: "ended" as const }) };
  const rows = storedCopies.readAll(await SharedCopyModel.find(there).sort({ _id: 1 }).limit(MAX_SHARES).lean());
  const ids = mongoose.trusted({ $in: rows.map(({ share }) => share) });
  const shares = storedShares.readAll(await ShareModel.find({ _id: ids, agency, endedAt: null }).lean());
  const byId = new Map(shares.map((share) => [String(share._id), share]));
  const name = (await findAgency(agency))?.name ?? "";
  return rows.flatMap((row) => {
    const share = byId.get(String(row.share));
    return share ? [present(row, share, name)] : [];
  });
}

const present = (row: SharedCopyRecord, share: ShareRecord, agencyName: string): SharedDesign => ({
  id: String(row._id),
  signature: row.state === "gone" ? null : row.copy,
  label: row.label,
  agencyName,
  state: row.stamp < share.stamp ? "waiting" : row.state,
  locked: share.locked,
  locks: knownLocks(share.locks),
});

/**
 * Has the company's copy follow the agency's design again; one that was deleted is made anew.
 * @throws not_found, too_many_requests
 */
export async function followAgain(viewer: Viewer, id: string): Promise<SharedDesign> {
  await mayChange(viewer);
  const { _id: company, agency } = viewer.team;
  if (!agency) fail("not_found");
  await keepWhatIsTheirs(viewer, id);
  const { row, share } = await transaction(async (session) => {
    const mine = { _id: new mongoose.Types.ObjectId(id), company, agency };
    const before = storedCopies.read(await SharedCopyModel.findOne(mine).session(session).lean());
    const share = before && storedShares.read(await ShareModel.findById(before.share).session(session).lean());
    if (!before || !share || share.endedAt || before.state === "ended") return fail("not_found");
    const copy = await forget(viewer, before, session);
    const change = { $set: { stamp: BEHIND, copy, state: "waiting" as const }, $inc: { wishes: 1 } };
    const after = await SharedCopyModel.findOneAndUpdate(mine, change, { returnDocument: "after", session }).lean();
    await bring(share._id, "bring", session);
    return { row: storedCopies.read(after) ?? fail("not_found"), share };
  });
  await wake();
  return present(row, share, (await findAgency(agency))?.name ?? "");
}

/** What the company has made of it is no hindrance any more. @returns the copy that is brought up to date; null: a new one is made */
async function forget({ team }: Viewer, { copy: hash }: SharedCopyRecord, session: ClientSession) {
  const copy = hash === null ? null : await signatures.copies.findOfTeam(team._id, hash, session);
  if (!copy || copy.master !== null || !copy.sharedFrom) return null;
  const { sharedFrom } = copy;
  if (sharedFrom.isOwn) await signatures.copies.noteFrom(copy, { ...sharedFrom, isOwn: false }, session);
  return hash;
}

async function keepWhatIsTheirs({ team }: Viewer, id: string): Promise<void> {
  const row = storedCopies.read(await SharedCopyModel.findOne({ _id: id, company: team._id }).lean());
  const copy = row?.copy ? await signatures.copies.findOfTeam(team._id, row.copy) : null;
  if (copy?.sharedFrom?.isOwn) await signatures.copies.keepOwn(copy);
}
