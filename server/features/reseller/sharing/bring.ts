/** One design and one company: what has to become of it there, and that it does. */
import mongoose, { type ClientSession, type QueryFilter } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { isSameValue } from "#shared/lib/same.ts";
import type { CopyState } from "#shared/reseller/sharing/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import * as members from "../../members/service.ts";
import * as signatures from "../../signatures/service.ts";
import {
  SharedCopyModel,
  type SharedCopyRecord,
  ShareModel,
  type ShareRecord,
  storedCopies,
  storedShares,
} from "./model.ts";

const { copies } = signatures;
/** Others change the design, or the copy, at the same moment. */
const MOST_TRIES = 8;

type Signature = signatures.SignatureRecord;
type Seen = {
  row: SharedCopyRecord;
  share: ShareRecord;
  company: members.TeamRecord | null;
  master: Signature | null;
  copy: Signature | null;
};

/** What is done about a copy. `make` and `write` need pictures and links in the company's name. */
type Step =
  | { kind: "drop" }
  | { kind: "let-go" }
  | { kind: "make" }
  | { kind: "write" }
  | { kind: "note"; state: CopyState };

/**
 * Brings a design to one company as both are now: the copy is made, brought to the newest state, or let go.
 * @throws unavailable, busy
 */
export async function bringTo({ _id }: Pick<SharedCopyRecord, "_id">): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seen = await look(_id);
    if (!seen) return;
    const hash = await prepareFor(seen);
    // What it is made of may be older than what is there by now: then the row has an older stamp, and is brought again.
    const done = await transaction((session) => take(seen, hash, session)).catch((error) => {
      if (error instanceof Outrun) return null;
      throw error;
    });
    if (done?.touched) await copies.forgetDrawings(done.touched);
    if (done) return;
  }
  fail("busy");
}

async function look(_id: SharedCopyRecord["_id"]): Promise<Seen | null> {
  const row = storedCopies.read(await SharedCopyModel.findById(_id).lean());
  const share = row && storedShares.read(await ShareModel.findById(row.share).lean());
  if (!row || !share) return null;
  const [company, master, copy] = await Promise.all([
    members.findCompanyOf(row.company),
    copies.findOfTeam(share.agency, share.signature),
    row.copy === null ? null : copies.findOfTeam(row.company, row.copy),
  ]);
  return { row, share, company, master, copy };
}

const isWanted = ({ share, row: { company } }: Seen) =>
  share.endedAt === null && (share.isForAll || share.companies.some((one) => one.equals(company)));

function stepFor(seen: Seen): Step {
  const { row, share, company, master, copy } = seen;
  if (!company?.agency?.equals(share.agency)) return { kind: "drop" };
  if (!master || !isWanted(seen)) return { kind: "let-go" };
  // Nobody acts there: it comes with whoever takes it up again.
  if (company.archivedAt) return { kind: "note", state: "archived" };
  // One that follows another design now is one no more.
  const isThere = copy !== null && copy.master === null;
  if (!isThere) {
    if (row.copy !== null && !share.locked) return { kind: "note", state: copy ? "own" : "gone" };
    return copies.hasPlace(company) ? { kind: "make" } : { kind: "note", state: "noPlace" };
  }
  const { sharedFrom } = copy;
  const isChanged = sharedFrom ? sharedFrom.isOwn : copy.revision !== row.letGoAt;
  return isChanged && !share.locked ? { kind: "note", state: "own" } : { kind: "write" };
}

/** Before the transaction. @returns the hash of the copy, a new one where there is none, with its links */
async function prepareFor(seen: Seen) {
  const { company, master, copy } = seen;
  const { kind } = stepFor(seen);
  if (!company || !master || (kind !== "make" && kind !== "write")) return null;
  const target = kind === "write" && copy ? copy : { hash: signatures.newHash(), shortLinks: [] };
  const prepared = await copies.prepare(master, company, target);
  if (kind === "write" && copy && copy.sharedFrom?.isOwn !== false) await copies.keepOwn(copy);
  return { hash: target.hash, prepared };
}

type Done = { touched: string | null };
type Ready = Awaited<ReturnType<typeof prepareFor>>;

/** Somebody was faster: nothing is done. */
class Outrun extends Error {}

/** @throws Outrun */
async function take(now: Seen, ready: Ready, session: ClientSession): Promise<Done> {
  const { row, share, company, master, copy } = now;
  const step = stepFor(now);
  const done = (is: boolean) => {
    if (!is) throw new Outrun();
  };
  // The row as it was read: whoever asks for it to be looked at again, or has changed the copy, writes it too.
  const { _id, stamp, state: before, copy: had } = row;
  const wishes = row.wishes === 0 ? mongoose.trusted({ $in: [0, null] }) : row.wishes;
  const same = { _id, stamp, state: before, copy: had, wishes } as QueryFilter<SharedCopyRecord>;
  const note = async (values: Partial<SharedCopyRecord>) => {
    const label = master && { label: copies.labelOf(master) };
    const change = { $set: { stamp: share.stamp, problem: null, ...label, ...values } };
    done((await SharedCopyModel.updateOne(same, change, { session })).matchedCount === 1);
  };
  if (step.kind === "drop") {
    await SharedCopyModel.deleteOne({ _id }, { session });
    return { touched: null };
  }
  if (step.kind === "let-go") {
    const isHeld = copy?.sharedFrom != null;
    // What the company has changed of it before counts as changed.
    const letGoAt = isHeld ? (copy.sharedFrom?.isOwn ? null : copy.revision + 1) : row.letGoAt;
    await note({ state: "ended", letGoAt });
    if (isHeld) done(await copies.noteFrom(copy, null, session));
    if (had) await members.setSharedLocks(row.company, had, null, session);
    return { touched: null };
  }
  if (step.kind === "note") {
    const { state } = step;
    await note({ state });
    const isLetGo = state === "own" && copy?.sharedFrom === null && copy.master === null;
    // Shared again: it is known where it comes from, and can follow it again.
    if (isLetGo && master) done(await copies.noteFrom(copy, fromOf(share, master, true), session));
    return { touched: null };
  }
  if (!company || !master || !ready) throw new Outrun();
  const from = fromOf(share, master, false);
  const { hash, prepared } = ready;
  await note({ state: "done", copy: hash, letGoAt: null });
  if (step.kind === "make") {
    done(await copies.makeCopy(master, company, { hash, from, prepared }, session));
    if (had) await members.setSharedLocks(row.company, had, null, session);
  } else done(copy !== null && (await copies.writeCopy(copy, master, { from, prepared }, session)));
  const locked = share.locks.length > 0 ? { locks: share.locks, isStrict: share.locked } : null;
  if (!isSameValue(company.sharedLocks[hash] ?? null, locked))
    await members.setSharedLocks(row.company, hash, locked, session);
  return { touched: step.kind === "write" ? hash : null };
}

const fromOf = (share: ShareRecord, { revision }: Signature, isOwn: boolean): signatures.SharedFrom => ({
  agency: share.agency,
  signature: share.signature,
  v: revision,
  locked: share.locked && !isOwn,
  isOwn,
});
