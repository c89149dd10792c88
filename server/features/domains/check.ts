/** Whether a domain's proof is there, and what follows. */
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { isDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import { type DnsAnswer, dns } from "../../ports/dns/dns.ts";
import { tell } from "./mails.ts";
import { DomainModel, type DomainRecord, storedDomains } from "./model.ts";
import { ownAddresses, proofOf } from "./present.ts";
import { follow } from "./shortLinks.ts";

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
 * @param isWantedBySomebody whose proof is there
 * @returns null when it has gone meanwhile
 */
export async function check(
  record: DomainRecord,
  now = new Date(),
  isWantedBySomebody = false,
): Promise<Outcome | null> {
  const seen = await look(record);
  if (seen.proof === true) return verified(record, seen, now);
  const status = isLate(record, now) ? "rejected" : seen.proof === false ? without(record) : record.status;
  return written(record, { ...base(seen, now), ...rest({ ...record, status }, now) }, isWantedBySomebody);
}

/** Nobody waits for a proof any longer, whether or not anybody could say that it is not there. */
const isLate = ({ status, expiresAt }: DomainRecord, now: Date): boolean =>
  status === "pending" && expiresAt !== null && expiresAt <= now;

/** What becomes of a domain whose proof is not there. */
const without = ({ status }: DomainRecord): DomainRecord["status"] => (status === "verified" ? "unverified" : status);

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
    if (holder) await check(holder, now, true);
  }
  const status = isLate(record, now) ? ("rejected" as const) : record.status;
  const left = await written(record, { ...base(seen, now), ...rest({ ...record, status }, now) });
  return left && { ...left, isTaken: true };
}

const heldBy = ({ _id, host }: DomainRecord) => ({
  host,
  status: "verified" as const,
  _id: mongoose.trusted({ $ne: _id }),
});

/**
 * Writes what was seen, and tells the owner when the domain has another status by it, in one transaction. Only on what was looked
 * at: one that was added again has another token, and a look that began earlier says nothing about what a later one has changed.
 * @returns the domain as it is; null when it has gone
 * @throws the store's error for a duplicate
 */
async function written(
  { _id, token, status }: DomainRecord,
  change: Partial<DomainRecord> & Pick<DomainRecord, "status">,
  isTaken = false,
): Promise<Outcome | null> {
  const stored = await transaction(async (session) => {
    const filter = { _id, token, status };
    const options = { returnDocument: "after", session } as const;
    const saved = storedDomains.read(await DomainModel.findOneAndUpdate(filter, { $set: change }, options).lean());
    if (saved && saved.status !== status) await tell(saved, isTaken, session);
    if (saved) await follow(saved, session);
    return saved;
  });
  const record = stored ?? storedDomains.read(await DomainModel.findOne({ _id, token }).lean());
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
