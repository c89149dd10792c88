/** Large teams: the members page, and a change of a design that ten thousand people have, with people who read meanwhile. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Types } from "mongoose";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import type { Rollouts } from "#shared/members/masters/schema.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { followers } from "#tests/support/followers.ts";
import * as make from "#tests/support/make.ts";
import type { Measurement } from "./http.ts";
import { type Account, ask, at99, median, reads, tenth } from "./reads.ts";
import { startSignoff } from "./started.ts";

const PEOPLE = 10_000;
const MAX_ROLLOUT_S = 120;
const MAX_READ_MS = 100;
const LOOK_EVERY_MS = 1000;
const FEW_PEOPLE = 10;
/** An account may ask for 240 a minute. */
const PAGES = 220;
const LIMIT_MS = 60_000;
const MAX_PAGE_MORE_MS = 10;

type Owner = Account & { team: Types.ObjectId };

export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  await connectMongo(store.uri);
  await ensureIndexes();
  const env = { BOT_CHECK: "off", MONGODB_URI: store.uri };
  const server = await startSignoff(dataDir, { env, isPinned: false });
  try {
    return await changeOfDesign(server.base);
  } finally {
    await server.stop();
    await disconnectMongo();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An owner whose team has room for all. */
async function owner(base: string, email: string): Promise<Owner> {
  const who = { name: "Ana", email, password: "correct horse battery staple" };
  const { token } = await ask<{ token: string }>({ base, token: "" }, "POST", "/app/registration/register", who);
  const { id } = await ask<{ id: string }>({ base, token }, "GET", "/_/app/user");
  const team = new Types.ObjectId(id);
  await TeamModel.updateOne({ _id: team }, { isPaid: true, seats: PEOPLE + 10 });
  return { base, token, team };
}

async function changeOfDesign(base: string): Promise<Measurement[]> {
  const first = make.signature();
  const begin = async (email: string, people: number) => {
    const account = await owner(base, email);
    const master = await ask<Signature>(account, "POST", "/_/signatures", first);
    await followers(account.team, master.hash, people);
    return { account, master };
  };
  const { account: few } = await begin("few@bench.example", FEW_PEOPLE);
  const { account, master } = await begin("many@bench.example", PEOPLE);
  const hashes = (await SignatureModel.find({ master: master.hash }, { hash: 1 }).limit(200).lean()).map(
    ({ hash }) => hash,
  );
  const lines: Measurement[] = [await membersPage(few, account)];
  // The first time each gets its short links; the second time only what was changed is another.
  for (const [round, company] of ["links are made", "links are there"].entries()) {
    const general = { ...first.general, company };
    const idle = await reads(account, hashes, sleep(4000));
    const since = performance.now();
    await ask(account, "PUT", `/_/signatures/${master.hash}`, { ...first, general });
    const busy = await reads(account, hashes, untilDone(account));
    const seconds = (performance.now() - since) / 1000;
    const done = await SignatureModel.countDocuments({ master: master.hash, "content.general.company": company });
    const twice = await SignatureModel.countDocuments({ master: master.hash, revision: 2 + round });
    lines.push(
      {
        name: `a change of a design for ${PEOPLE} people, ${company}`,
        value: tenth(seconds),
        unit: "s",
        goal: MAX_ROLLOUT_S,
        ok: done === PEOPLE && twice === PEOPLE && seconds < MAX_ROLLOUT_S,
        note: `${done} have it, ${twice} were saved once`,
      },
      {
        name: `reads meanwhile, p99, ${company}`,
        value: tenth(at99(busy)),
        unit: "ms",
        goal: MAX_READ_MS,
        ok: at99(busy) <= MAX_READ_MS,
        note: `${busy.length} reads, longest ${tenth(Math.max(...busy))}; without it p99 ${tenth(at99(idle))}`,
      },
    );
  }
  return lines;
}

/** The page of members as a browser gets it, of a small and a large team by turns. */
async function membersPage(few: Owner, many: Owner): Promise<Measurement> {
  const times = { few: [] as number[], many: [] as number[] };
  const open = async ({ base, token }: Owner) => {
    const since = performance.now();
    const answer = await fetch(`${base}/members`, {
      headers: { cookie: `${COOKIES.token}=${token}` },
      redirect: "manual",
    });
    const page = await answer.text();
    if (answer.status !== 200 || !page.includes("person0@followers.example"))
      throw new Error(`The page of members answered ${answer.status}, without its people.`);
    return performance.now() - since;
  };
  // Of the first ones the compiler has the longest: 20 a side are not enough for the worst of 200 to be its own.
  for (let at = 0; at < PAGES; at += 1) for (const owner of [few, many]) await open(owner);
  await sleep(LIMIT_MS);
  for (let at = 0; at < PAGES; at += 1) {
    times.few.push(await open(few));
    times.many.push(await open(many));
  }
  const [small, large] = [at99(times.few), at99(times.many)];
  return {
    name: `the page of members of ${PEOPLE}, p99 above that of ${FEW_PEOPLE}`,
    value: tenth(large - small),
    unit: "ms",
    goal: MAX_PAGE_MORE_MS,
    ok: large - small <= MAX_PAGE_MORE_MS,
    note: `${tenth(large)} against ${tenth(small)} ms; median ${tenth(median(times.many))} against ${tenth(median(times.few))}`,
  };
}

async function untilDone(account: Account): Promise<void> {
  for (;;) {
    const { items, isGiving } = await ask<Rollouts>(account, "GET", "/_/app/team/rollouts");
    if (!isGiving && items.every(({ isRunning }) => !isRunning)) return;
    await sleep(LOOK_EVERY_MS);
  }
}
