/** What is known of members changes by lists and directories: one way to write it. */
import type { Types } from "mongoose";
import type { FactChanges } from "#shared/members/facts.ts";
import { keysOf } from "#shared/members/names.ts";
import { transaction } from "../../../db/transactions.ts";
import { wake } from "../../../jobs/queue.ts";
import { GIVING, staleFor } from "../designs.ts";
import { MemberModel, type MemberRecord } from "../model.ts";

type Known = Pick<MemberRecord, "_id" | "email" | "facts">;

/** A write that changes facts of a member, each by itself: what somebody else fills in at once stays. */
export function factsWrite({ _id, email }: Known, facts: FactChanges, rest: Record<string, unknown> = {}) {
  const changed = Object.entries(facts).filter(([, value]) => value !== undefined);
  const set = {
    ...Object.fromEntries(changed.map(([fact, value]) => [`facts.${fact}`, value])),
    ...(facts.name !== undefined && keysOf({ name: facts.name, email })),
    ...rest,
  };
  return { updateOne: { filter: { _id, active: true }, update: { $set: set } } };
}

/** Writes changes of many members of a team, and has the signatures that are made of what is known of them follow. */
export async function writeFacts(
  team: Types.ObjectId,
  writes: readonly ReturnType<typeof factsWrite>[],
): Promise<void> {
  if (writes.length === 0) return;
  const ids = writes.map(({ updateOne }) => updateOne.filter._id);
  // Whoever does it again finds nothing to change: what follows from it must not be left out.
  await transaction(async (session) => {
    await MemberModel.bulkWrite(writes as never, { session });
    await staleFor(team, ids, session);
  });
  await wake(GIVING);
}
