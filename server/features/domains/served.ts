/** Which team a Host header leads to, from memory. */
import { LRUCache } from "lru-cache";
import type { Types } from "mongoose";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { entitlements, isBlocked } from "#shared/members/rules.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { findTeam, teamWrites } from "../members/service.ts";
import { twinOf } from "./hosts.ts";
import { DomainModel, type DomainRecord, domainWrites, storedDomains } from "./model.ts";

/** What another process has written shows within a second. */
const FRESH_MS = 750;
/** While the store is away, what is known is served on. */
const STALE_MS = 300_000;
const MAX_HOSTS = 20_000;

/** `movedTo`: the twin of it (`www`) that is proved as well, and was there first. */
export type Served = { team: Types.ObjectId; host: string; movedTo: string | null };
type Entry = { served: Served | null; readAt: number; writes: number };

const known = new LRUCache<string, Entry>({ max: MAX_HOSTS });
const together = singleFlight<Entry>();
const readVerified = batchedRead<DomainRecord>(DomainModel, "host", { status: "verified" });
const writes = () => domainWrites.count + teamWrites.count;

/**
 * What is served under a host in its normal form; null: nothing, as nobody has proved it or their plan is without.
 * @throws unavailable when the store is away and nothing is known
 */
export async function findServed(host: string): Promise<Served | null> {
  const now = Date.now();
  const entry = known.get(host);
  if (entry && entry.writes === writes() && now - entry.readAt < FRESH_MS) return entry.served;
  try {
    return (await together(`${writes()} ${host}`, () => read(host))).served;
  } catch (error) {
    if (entry && now - entry.readAt < STALE_MS) return entry.served;
    throw error;
  }
}

async function read(host: string): Promise<Entry> {
  const seen = writes();
  const readAt = Date.now();
  const entry = { served: await servedOf(host), readAt, writes: seen };
  known.set(host, entry);
  return entry;
}

async function servedOf(host: string): Promise<Served | null> {
  const twin = twinOf(host);
  const [record, other] = await Promise.all([find(host), twin === null ? null : find(twin)]);
  const team = record && (await findTeam(record.team));
  // A plan that has ended leaves the domain: its pages say that they have expired.
  if (!team || !(entitlements(team).canUseOwnDomain || isBlocked(team))) return null;
  const isSecond = other !== null && String(other._id) < String(record._id) && other.team.equals(record.team);
  return { team: record.team, host, movedTo: isSecond ? other.host : null };
}

const find = async (host: string) => storedDomains.read(await readVerified(host));
