/** Money: what a change of plan would cost, and a hundred thousand subscriptions that are due at once, with people who read meanwhile. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Types } from "mongoose";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { SubscriptionModel } from "#server/features/billing/model.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { daysAfter, dueAt, GRACE_PERIOD_DAYS, NOTICE_DAYS } from "#shared/billing/due.ts";
import type { Quote } from "#shared/billing/schema.ts";
import type { SubscriptionStatus } from "#shared/billing/statuses.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import * as make from "#tests/support/make.ts";
import type { Measurement } from "./http.ts";
import { type Account, ask, at99, median, reads, tenth } from "./reads.ts";
import { startSignoff } from "./started.ts";

const DUE = 100_000;
const MAX_SWEEP_S = 60;
const MAX_READ_MS = 100;
/** An account may ask for 240 a minute. */
const PREVIEWS = 200;
const MAX_PREVIEW_MS = 5;
const LIMIT_MS = 60_000;
const AT_ONCE = 2_000;
const LOOK_EVERY_MS = 250;
/** The clock comes every minute. */
const MAX_WAIT_MS = 4 * 60_000;

export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  await connectMongo(store.uri);
  await ensureIndexes();
  const env = { BOT_CHECK: "off", MONGODB_URI: store.uri };
  const server = await startSignoff(dataDir, { env, isPinned: false });
  try {
    const account = await owner(server.base);
    return [await preview(account), ...(await swept(account))];
  } finally {
    await server.stop();
    await disconnectMongo();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const PLAN = { name: "teams", count: 10, period: "quarterly", vendorId: "teams-quarterly-10" } as const;

/** A subscription in the middle of its period. */
const subscription = (status: SubscriptionStatus, endsAt: Date, rest: object = {}) => ({
  status,
  plan: PLAN,
  next: null,
  provider: "sandbox",
  ref: null,
  anchorAt: daysAfter(endsAt, -92),
  startsAt: daysAfter(endsAt, -92),
  endsAt,
  paid: 15_600,
  credit: 0,
  failedAt: null as Date | null,
  graceEndsAt: null as Date | null,
  pausedUntil: null,
  editableUntil: null as Date | null,
  noticed: [] as number[],
  ...rest,
});

async function owner(base: string): Promise<Account> {
  const who = { name: "Ana", email: "ana@bench.example", password: "correct horse battery staple" };
  const { token } = await ask<{ token: string }>({ base, token: "" }, "POST", "/app/registration/register", who);
  const { id } = await ask<{ id: string }>({ base, token }, "GET", "/_/app/user");
  const _id = new Types.ObjectId(id);
  const product = { type: "subscription", data: { product_id: PLAN.vendorId, type: null } };
  await TeamModel.updateOne({ _id }, { isPaid: true, seats: PLAN.count, plan: product });
  await SubscriptionModel.collection.insertOne({
    _id,
    ...subscription("active", daysAfter(new Date(), 40)),
    dueAt: null,
    createdAt: new Date(),
    updatedAt: new Date(),
  } as never);
  return { base, token };
}

/** The whole way over loopback: what the server takes of it is less. */
async function preview(account: Account): Promise<Measurement> {
  const times = { quote: [] as number[], user: [] as number[] };
  const timed = async (list: number[], path: string) => {
    const since = performance.now();
    const answer = await ask<Partial<Quote>>(account, "GET", path);
    list.push(performance.now() - since);
    return answer;
  };
  const path = "/_/app/plan/teams-yearly-20/change";
  // The first ones are the compiler's.
  for (let at = 0; at < PREVIEWS / 2; at += 1) await timed([], path);
  await sleep(LIMIT_MS);
  for (let at = 0; at < PREVIEWS / 2; at += 1) {
    const { due } = await timed(times.quote, path);
    if (!due || due <= 0) throw new Error("A larger plan would cost nothing.");
    await timed(times.user, "/_/app/user");
  }
  const value = median(times.quote);
  return {
    name: "what a change of plan costs, median",
    value: tenth(value),
    unit: "ms",
    goal: MAX_PREVIEW_MS,
    ok: value < MAX_PREVIEW_MS,
    note: `over loopback, p99 ${tenth(at99(times.quote))}; the user's own call ${tenth(median(times.user))}`,
  };
}

/** What is due of so many, a fifth of each: plans that end, trials, grace that is over, people who are told, what was bought once. */
function dueOnes(now: Date): object[] {
  const past = daysAfter(now, -0.01);
  const kinds = [
    () => subscription("cancelled", past, { noticed: [...NOTICE_DAYS] }),
    () => subscription("trial", past, { noticed: [...NOTICE_DAYS], provider: null }),
    () =>
      subscription("payment_failed", daysAfter(past, -GRACE_PERIOD_DAYS), {
        failedAt: daysAfter(past, -GRACE_PERIOD_DAYS),
        graceEndsAt: past,
        noticed: [0, 3, 5, 7],
      }),
    () => subscription("cancelled", daysAfter(past, 14)),
    () => subscription("onetime", past, { plan: null, endsAt: null, provider: null, editableUntil: past }),
  ];
  return Array.from({ length: DUE }, (_, at) => {
    const one = (kinds[at % kinds.length] as () => ReturnType<typeof subscription>)();
    return { _id: new Types.ObjectId(), ...one, dueAt: dueAt(one as never), createdAt: past, updatedAt: past };
  });
}

async function swept(account: Account): Promise<Measurement[]> {
  const { hash } = await ask<Signature>(account, "POST", "/_/signatures", make.signature());
  const idle = await reads(account, [hash], sleep(4000));
  const now = new Date();
  const due = dueOnes(now) as { _id: Types.ObjectId }[];
  for (let at = 0; at < DUE; at += AT_ONCE) {
    const some = due.slice(at, at + AT_ONCE);
    const teams = some.map(({ _id }) => ({ _id, owner: _id, isPaid: true, seats: PLAN.count, isTerminated: false }));
    await TeamModel.insertMany(teams, { ordered: false });
    // Not due until all are there.
    await SubscriptionModel.collection.insertMany(some.map((one) => ({ ...one, dueAt: null })) as never);
  }
  const byTime = new Map<number, Types.ObjectId[]>();
  for (const { _id, dueAt: at } of due as unknown as { _id: Types.ObjectId; dueAt: Date }[])
    byTime.set(at.getTime(), [...(byTime.get(at.getTime()) ?? []), _id]);
  for (const [at, ids] of byTime)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const these = { _id: { $in: ids.slice(from, from + AT_ONCE) } };
      await SubscriptionModel.collection.updateMany(these, { $set: { dueAt: new Date(at) } });
    }
  const left = () => SubscriptionModel.collection.countDocuments({ dueAt: { $lte: now } });
  const begun = await untilLess(left, DUE - 1);
  const since = performance.now();
  const busy = await reads(account, [hash], untilLess(left, 0));
  const seconds = (performance.now() - since) / 1000;
  const ended = await TeamModel.countDocuments({ isTerminated: true });
  return [
    {
      name: `${DUE} subscriptions that are due`,
      value: tenth(seconds),
      unit: "s",
      goal: MAX_SWEEP_S,
      ok: seconds < MAX_SWEEP_S && ended >= (DUE / 5) * 3,
      note: `from the first ${DUE - begun} on; ${ended} teams have ended`,
    },
    {
      name: "reads meanwhile, p99",
      value: tenth(at99(busy)),
      unit: "ms",
      goal: MAX_READ_MS,
      ok: at99(busy) <= MAX_READ_MS,
      note: `${busy.length} reads, longest ${tenth(Math.max(...busy))}; without it p99 ${tenth(at99(idle))}`,
    },
  ];
}

/** @returns how many are left @throws Error when the clock does not come */
async function untilLess(left: () => Promise<number>, most: number): Promise<number> {
  for (const until = performance.now() + MAX_WAIT_MS; performance.now() < until; await sleep(LOOK_EVERY_MS)) {
    const count = await left();
    if (count <= most) return count;
  }
  throw new Error("The clock did not do what was due.");
}
