/** Whether a domain's proof is there, and what follows. */
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { isDuplicate } from "../../db/mongo.ts";
import { type DnsAnswer, dns } from "../../ports/dns/dns.ts";
import { DomainModel, type DomainRecord, storedDomains } from "./model.ts";
import { ownAddresses, proofOf } from "./present.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Name servers contradict themselves for a moment while they are changed: what is taken away was missing twice. */
const ASK_AGAIN_MS = 1_000;

type Seen = { proof: boolean | null; pointed: boolean | null };
/** `taken`: the proof is there, and somebody else's as well. */
type Outcome = { record: DomainRecord; isTaken: boolean };

/**
 * Looks at a domain's records and writes what was seen. A proof that nobody can say anything about changes nothing.
 * @returns null when it has gone meanwhile
 */
export async function check(record: DomainRecord, now = new Date()): Promise<Outcome | null> {
  const seen = await look(record);
  if (seen.proof === true) return verified(record, seen, now);
  const status = seen.proof === false ? without(record, now) : record.status;
  const isLate = record.status === "pending" && record.expiresAt !== null && record.expiresAt <= now;
  return written(record, { ...base(seen, now), ...rest({ ...record, status: isLate ? "rejected" : status }, now) });
}

/** What becomes of a domain whose proof is not there. */
function without({ status, expiresAt }: DomainRecord, now: Date): DomainRecord["status"] {
  if (status === "verified") return "unverified";
  return status === "pending" && expiresAt !== null && expiresAt <= now ? "rejected" : status;
}

const base = ({ proof, pointed }: Seen, now: Date) => ({ isProofSeen: proof, isPointed: pointed, checkedAt: now });

/** When it is looked at next: soon while somebody waits, then ever later; a proof that was there each day. */
function rest({ status, createdAt, expiresAt }: DomainRecord, now: Date) {
  if (status === "rejected") return { status, checkAt: null };
  if (status !== "pending") return { status, checkAt: new Date(now.getTime() + DAY_MS) };
  const age = now.getTime() - createdAt.getTime();
  const next = now.getTime() + Math.min(Math.max(age / 4, MINUTE_MS), 2 * HOUR_MS);
  return { status, checkAt: new Date(Math.min(next, Math.max(expiresAt?.getTime() ?? next, now.getTime() + 1))) };
}

async function verified(record: DomainRecord, seen: Seen, now: Date): Promise<Outcome | null> {
  const change = {
    ...base(seen, now),
    status: "verified" as const,
    expiresAt: null,
    checkAt: new Date(now.getTime() + DAY_MS),
  };
  for (const isLast of [false, true]) {
    try {
      return await written(record, change);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    // Whoever has had it keeps it as long as their own proof is there.
    const holder = isLast ? null : storedDomains.read(await DomainModel.findOne(heldBy(record)).lean());
    if (holder) await check(holder, now);
  }
  const isLate = record.status === "pending" && record.expiresAt !== null && record.expiresAt <= now;
  const status = isLate ? ("rejected" as const) : record.status;
  const left = await written(record, { ...base(seen, now), ...rest({ ...record, status }, now) });
  return left && { ...left, isTaken: true };
}

const heldBy = ({ _id, host }: DomainRecord) => ({
  host,
  status: "verified" as const,
  _id: mongoose.trusted({ $ne: _id }),
});

/** Only on what was looked at: a domain that was added again has another token. @throws the store's error for a duplicate */
async function written({ _id, token }: DomainRecord, change: Partial<DomainRecord>): Promise<Outcome | null> {
  const filter = { _id, token };
  const stored = await DomainModel.findOneAndUpdate(filter, { $set: change }, { returnDocument: "after" }).lean();
  const record = storedDomains.read(stored);
  return record && { record, isTaken: false };
}

async function look(record: DomainRecord): Promise<Seen> {
  const [proof, addresses, ours] = await Promise.all([
    askForProof(record),
    dns().addresses(record.host),
    ownAddresses(),
  ]);
  return { proof, pointed: isAnyOf(addresses, ours) };
}

async function askForProof(record: DomainRecord): Promise<boolean | null> {
  const { name, text } = proofOf(record);
  const first = has(await dns().texts(name), text);
  if (first !== false || record.status !== "verified") return first;
  await sleep(ASK_AGAIN_MS);
  return has(await dns().texts(name), text);
}

const has = (answer: DnsAnswer, text: string): boolean | null => {
  if (answer === "unknown") return null;
  return answer !== "gone" && typeof answer !== "string" && answer.some((one) => one.trim() === text);
};

/** Null where nobody can say, as behind a proxy that is somebody else's. */
function isAnyOf(answer: DnsAnswer, ours: readonly string[]): boolean | null {
  if (answer === "unknown" || ours.length === 0) return null;
  return answer !== "gone" && typeof answer !== "string" && answer.some((address) => ours.includes(address));
}
