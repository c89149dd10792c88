import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type mongoose from "mongoose";
import { unlessDuplicate } from "../mongo.ts";

/** A holder that has not been heard of for so long is taken for dead. */
export const LEASE_MS = 10_000;
/** Beats in that time: one may be lost before the holder gives up, at half of it. */
const BEATS = 5;

export type LeaseRecord = { _id: string; holder: string | null; beat: number };

/**
 * A lease that is kept by beats (leader election): whoever waits takes it over when no beat was seen for `leaseMs` by the
 * waiting process's own clock, so that it does not matter how far the clocks of several machines are apart.
 * @param leases a collection in which one document is the lease
 */
export function beatingLease(leases: mongoose.mongo.Collection<LeaseRecord>, id: string, leaseMs: number) {
  const me = randomUUID();
  let seen: LeaseRecord | null = null;
  let seenAt = 0;

  return { tryTake, hold };

  /** True when it is ours now. Each call tells more of whether the holder is alive. */
  async function tryTake(): Promise<boolean> {
    const current = await leases.findOne({ _id: id });
    if (!current) return (await unlessDuplicate(leases.insertOne({ _id: id, holder: me, beat: 0 }))) !== null;
    const now = performance.now();
    if (current.holder !== seen?.holder || current.beat !== seen.beat) {
      seen = current;
      seenAt = now;
    }
    // Ours still: it could not be given back.
    const isFree = current.holder === null || current.holder === me;
    if (!isFree && now - seenAt < leaseMs) return false;
    const { modifiedCount } = await leases.updateOne(current, { $set: { holder: me }, $inc: { beat: 1 } });
    return modifiedCount === 1;
  }

  /**
   * Does work for as long as the lease is ours, and gives it back.
   * @param work ends soon when its signal is aborted: `stopping` was, or no beat of ours was taken for half the time
   */
  async function hold(work: (signal: AbortSignal) => Promise<void>, stopping: AbortSignal): Promise<void> {
    const over = new AbortController();
    const lost = new AbortController();
    const beating = beat(over.signal, lost);
    try {
      await work(AbortSignal.any([stopping, lost.signal]));
    } finally {
      over.abort();
      await beating;
      await leases.updateOne({ _id: id, holder: me }, { $set: { holder: null } }).catch(() => {});
    }
  }

  async function beat(over: AbortSignal, lost: AbortController): Promise<void> {
    for (let beatenAt = performance.now(); ; ) {
      await setTimeout(leaseMs / BEATS, null, { signal: over }).catch(() => {});
      if (over.aborted) return;
      const startedAt = performance.now();
      const isOurs = await leases.updateOne({ _id: id, holder: me }, { $inc: { beat: 1 } }).then(
        ({ matchedCount }) => matchedCount === 1,
        () => false,
      );
      if (isOurs) beatenAt = startedAt;
      if (performance.now() - beatenAt > leaseMs / 2) return lost.abort();
    }
  }
}
