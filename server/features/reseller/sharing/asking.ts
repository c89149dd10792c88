/** Whoever changes what companies have to get asks here for it to be brought to them. */
import type { ClientSession, Types } from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import * as members from "../../members/service.ts";
import { BEHIND, SharedCopyModel, ShareModel, storedShares } from "./model.ts";

/** Brings a design to companies. */
export const BRING = kind({
  name: "reseller.share",
  data: z.object({
    share: StoredId,
    /** the last company that was looked at for being one that has to get it; null: at the beginning */
    after: z.nullable(StoredId),
    /** first all companies are noted that have to get it, then it is brought to those that are noted */
    phase: z.enum(["note", "bring"]),
  }),
  keptMs: 0,
});

/** Has a design brought to those that are noted for it; `note`: to all that have to get it. */
export const bring = (share: Types.ObjectId, phase: "note" | "bring", session?: ClientSession): Promise<void> =>
  jobs.add(BRING, { share: String(share), after: null, phase }, session && { session });

/** A worker looks at once for what a transaction has asked for. */
export const wake = () => jobs.wake(BRING);

/** What an agency shares with companies that come, or with this one by name. */
const sharesFor = async (agency: Types.ObjectId, company: Types.ObjectId, session: ClientSession | null) =>
  storedShares.readAll(
    await ShareModel.find({ agency, endedAt: null, $or: [{ isForAll: true }, { companies: company }] })
      .session(session)
      .lean(),
  );

/**
 * A company is its agency's from now on, is in use again, or has more places: it gets what it has to get.
 * @param session of which it is a part
 */
export async function companyCame(
  { _id: company, agency }: { _id: Types.ObjectId; agency: Types.ObjectId | null },
  session?: ClientSession,
): Promise<void> {
  if (!agency) return;
  const shares = await sharesFor(agency, company, session ?? null);
  if (shares.length === 0) return;
  await SharedCopyModel.bulkWrite(
    shares.map(({ _id: share }) => ({
      updateOne: {
        filter: { share, company },
        update: { $set: { stamp: BEHIND }, $inc: { wishes: 1 }, $setOnInsert: { agency } },
        upsert: true,
      },
    })),
    { ordered: true, ...(session && { session }) },
  );
  for (const { _id } of shares) await bring(_id, "bring", session);
}

/** A company is its agency's no more. Part of the transaction in which it leaves. */
export const forgetCompany = (company: Types.ObjectId, session: ClientSession) =>
  SharedCopyModel.deleteMany({ company }, { session });

/** A design was saved: whoever has it gets it. Part of the transaction that saves it. */
export async function masterSaved(agency: Types.ObjectId, signature: string, session: ClientSession): Promise<void> {
  const share = await ShareModel.findOne({ agency, signature, endedAt: null }, { _id: 1 }).session(session).lean();
  if (share) await bring(share._id, "bring", session);
}

export const isShared = async (agency: Types.ObjectId, signature: string): Promise<boolean> =>
  (await ShareModel.exists({ agency, signature, endedAt: null })) !== null;

/** A copy is its company's own from now on, or was deleted. Part of the transaction that does it. */
export async function copyLeft(
  company: Types.ObjectId,
  copy: string,
  state: "own" | "gone",
  session: ClientSession,
): Promise<void> {
  await SharedCopyModel.updateOne({ company, copy }, { $set: { state, problem: null } }, { session });
  await members.setSharedLocks(company, copy, null, session);
}
