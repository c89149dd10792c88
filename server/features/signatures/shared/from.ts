/** Where a signature of a company comes from, when its agency shares it; and who is told what becomes of such. */
import type { ClientSession, Types } from "mongoose";
import mongoose from "mongoose";
import * as z from "zod/mini";
import { fail } from "#shared/errors/catalogue.ts";
import { isAgency, type TeamRecord } from "../../members/service.ts";

const Id = z.instanceof(mongoose.Types.ObjectId);

/** The design of an agency that a company's signature is a copy of. */
export const SharedFrom = z.object({
  agency: Id,
  /** hash of the agency's own */
  signature: z.string(),
  /** the revision of it that was copied last */
  v: z.int(),
  /** nobody in the company changes or deletes it */
  locked: z.boolean(),
  /** the company has changed it, and it follows the agency's no more */
  isOwn: z.boolean(),
});
export type SharedFrom = z.output<typeof SharedFrom>;

type Shares = {
  /** a signature of a team that runs an agency was saved. Part of the transaction that saves it */
  saved(agency: Types.ObjectId, hash: string, session: ClientSession): Promise<void>;
  /** … and is, from now on */
  wake(): Promise<void>;
  /** a copy is the company's own from now on, or was deleted. Part of the transaction that does it */
  left(company: Types.ObjectId, hash: string, how: "own" | "gone", session: ClientSession): Promise<void>;
  /** whether companies have it */
  isShared(agency: Types.ObjectId, hash: string): Promise<boolean>;
};

let shares: Shares | null = null;
/** Who knows what agencies share; told at the start. */
export function knowShares(known: Shares): void {
  shares = known;
}

/** What has to be written with a save, in its transaction; null: nothing. @param isOwn the company has changed a copy */
export function savingOf(team: TeamRecord, hash: string, isOwn: boolean) {
  const known = shares;
  if (!known || !(isOwn || isAgency(team))) return null;
  return async (session: ClientSession) => {
    if (isOwn) await known.left(team._id, hash, "own", session);
    else await known.saved(team._id, hash, session);
  };
}

/** After such a save: whoever brings it to companies looks at once. */
export async function wakeShares(team: TeamRecord): Promise<void> {
  if (isAgency(team)) await shares?.wake();
}

/** Part of the transaction that deletes a signature. */
export async function deletedShared(
  team: Types.ObjectId,
  hash: string,
  from: SharedFrom | null,
  session: ClientSession,
): Promise<void> {
  if (from) await shares?.left(team, hash, "gone", session);
}

/** Before somebody changes or deletes a signature. @throws shared_locked: it is their agency's */
export function mustBeOwn({ sharedFrom }: { sharedFrom: SharedFrom | null }): void {
  if (sharedFrom?.locked) fail("shared_locked");
}

/** Whether companies have a signature of their agency's team. */
export const isSharedDesign = async (team: TeamRecord, hash: string): Promise<boolean> =>
  isAgency(team) && ((await shares?.isShared(team._id, hash)) ?? false);

/** Before a signature is deleted. @throws master_shared */
export async function mustNotBeShared(team: TeamRecord, hash: string): Promise<void> {
  if (await isSharedDesign(team, hash)) fail("master_shared");
}
