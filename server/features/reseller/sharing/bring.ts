/** One design and one company: what has to become of it there, and that it does. */
import type { ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
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
    const seen = await look(_id, null);
    if (!seen) return;
    const hash = await prepareFor(seen);
    const done = await transaction(async (session) => {
      const now = await look(_id, session);
      if (!now) return { touched: null };
      return isAsSeen(now, seen) ? take(now, hash, session) : null;
    });
    if (done?.touched) await copies.forgetDrawings(done.touched);
    if (done) return;
  }
  fail("busy");
}

async function look(_id: SharedCopyRecord["_id"], session: ClientSession | null): Promise<Seen | null> {
  const row = storedCopies.read(await SharedCopyModel.findById(_id).session(session).lean());
  const share = row && storedShares.read(await ShareModel.findById(row.share).session(session).lean());
  if (!row || !share) return null;
  const company = await members.findCompanyOf(row.company, session);
  const master = await copies.findOfTeam(share.agency, share.signature, session);
  const copy = row.copy === null ? null : await copies.findOfTeam(row.company, row.copy, session);
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
  const target = kind === "write" && copy ? copy : { hash: copies.newHash(), shortLinks: [] };
  const prepared = await copies.prepare(master, company, target);
  if (kind === "write" && copy && copy.sharedFrom?.isOwn !== false) await copies.keepOwn(copy);
  return { hash: target.hash, prepared };
}

/** Whether what was prepared is still what is needed. */
const isAsSeen = (now: Seen, seen: Seen) =>
  stepFor(now).kind === stepFor(seen).kind &&
  now.master?.revision === seen.master?.revision &&
  now.copy?.revision === seen.copy?.revision &&
  now.row.copy === seen.row.copy;

type Done = { touched: string | null };
type Ready = Awaited<ReturnType<typeof prepareFor>>;

/** @returns null where somebody was faster */
async function take(now: Seen, ready: Ready, session: ClientSession): Promise<Done | null> {
  const { row, share, company, master, copy } = now;
  const step = stepFor(now);
  const note = (values: Partial<SharedCopyRecord>) =>
    SharedCopyModel.updateOne(
      { _id: row._id },
      {
        $set: {
          stamp: share.stamp,
          problem: null,
          ...(master && { label: copies.labelOf(master) }),
          ...values,
        },
      },
      { session },
    );
  if (step.kind === "drop") {
    await SharedCopyModel.deleteOne({ _id: row._id }, { session });
    return { touched: null };
  }
  if (step.kind === "let-go") {
    const isHeld = copy?.sharedFrom != null;
    if (isHeld && !(await copies.noteFrom(copy, null, session))) return null;
    if (row.copy) await members.setSharedLocks(row.company, row.copy, null, session);
    // What the company has changed of it before counts as changed.
    const letGoAt = isHeld ? (copy.sharedFrom?.isOwn ? null : copy.revision + 1) : row.letGoAt;
    await note({ state: "ended", letGoAt });
    return { touched: null };
  }
  if (step.kind === "note") {
    const { state } = step;
    const isLetGo = state === "own" && copy?.sharedFrom === null && copy.master === null;
    // Shared again: it is known where it comes from, and can follow it again.
    if (isLetGo && master && !(await copies.noteFrom(copy, fromOf(share, master, true), session))) return null;
    await note({ state });
    return { touched: null };
  }
  if (!company || !master || !ready) return null;
  const from = fromOf(share, master, false);
  const { hash, prepared } = ready;
  // Before it is written: those who follow it are composed of both.
  const locked = share.locks.length > 0 ? { locks: share.locks, isStrict: share.locked } : null;
  if (step.kind === "make") {
    if (!(await copies.makeCopy(master, company, { hash, from, prepared }, session))) return null;
    if (row.copy) await members.setSharedLocks(row.company, row.copy, null, session);
  } else if (!copy || !(await copies.writeCopy(copy, master, { from, prepared }, session))) return null;
  await members.setSharedLocks(row.company, hash, locked, session);
  await note({ state: "done", copy: hash, letGoAt: null });
  return { touched: step.kind === "write" ? hash : null };
}

const fromOf = (share: ShareRecord, { revision }: Signature, isOwn: boolean): signatures.SharedFrom => ({
  agency: share.agency,
  signature: share.signature,
  v: revision,
  locked: share.locked && !isOwn,
  isOwn,
});
