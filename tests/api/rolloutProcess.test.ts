import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { pino } from "pino";
import t, { type Test } from "tap";
import { ShortLinkModel } from "#server/features/links/model.ts";
import { ROLLOUT } from "#server/features/signatures/masters/asking.ts";
import { givingHandler } from "#server/features/signatures/masters/giving.ts";
import { rolloutHandler } from "#server/features/signatures/masters/rollout.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { NO_OWN } from "#shared/members/masters/own.ts";
import type { Rollouts } from "#shared/members/masters/schema.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import { followers } from "#tests/support/followers.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const PROGRAM = join(import.meta.dirname, "../support/rolloutProcess.ts");
const LEASE_MS = 2000;
const PATIENCE_MS = 60_000;
const PEOPLE = 600;

async function until(isSo: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(10)) if (await isSo()) return;
  throw new Error("It did not happen.");
}

t.test("a change of a design", { skip: Boolean(process.env.MONGODB_URI), timeout: 180_000 }, async (t) => {
  const app = await startApp(t);
  const store = String(app.store?.uri);

  async function startProcess(t: Test) {
    const child = spawn(process.execPath, [PROGRAM, store, app.config.DATA_DIR, String(LEASE_MS)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.teardown(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    return child;
  }

  async function team() {
    const owner = await make.paid(app, { seats: PEOPLE + 10 });
    const master = (await owner.post("/_/signatures", make.signature())).json<Signature>();
    await followers(await make.teamOf(owner), master.hash, PEOPLE);
    const change = async (company: string) => {
      const { general, design, media, hasShortLink, shorLinkHashType, publicPageColor, label, forms } = master;
      const rest = { design, media, hasShortLink, shorLinkHashType, publicPageColor, label, forms };
      await owner.put(`/_/signatures/${master.hash}`, { ...rest, general: { ...general, company } });
    };
    const follow = { master: master.hash };
    const done = (company: string) => SignatureModel.countDocuments({ ...follow, "content.general.company": company });
    return { owner, master, change, done, follow };
  }

  t.test("is gone on with where a killed process has left it: everybody once, and nobody twice", async (t) => {
    const { owner, master, change, done, follow } = await team();
    const child = await startProcess(t);
    await change("Once");
    await until(async () => (await done("Once")) > 0);
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
    const before = await done("Once");
    t.ok(before > 0 && before < PEOPLE, `${before} of ${PEOPLE} were done`);
    t.match((await owner.get("/_/app/team/rollouts")).json(), { items: [{ total: PEOPLE, isRunning: true }] });

    await startProcess(t);
    await until(async () => (await done("Once")) === PEOPLE);
    await until(async () => (await JobModel.countDocuments({ kind: ROLLOUT.name })) === 0);
    t.equal(await SignatureModel.countDocuments({ ...follow, revision: 2 }), PEOPLE, "each was saved once");
    const { items } = (await owner.get("/_/app/team/rollouts")).json<Rollouts>();
    t.match(items, [{ master: master.hash, total: PEOPLE, done: PEOPLE, isRunning: false, failed: [] }]);
    const records = await SignatureModel.find(follow, { hash: 1, shortLinks: 1 }).lean();
    t.ok(records.every(({ shortLinks }) => shortLinks.length === master.shortLinks.length));
    const hashes = records.map(({ hash }) => hash);
    const made = await ShortLinkModel.countDocuments({ signature: mongoose.trusted({ $in: hashes }) });
    t.equal(made, PEOPLE * master.shortLinks.length, "and has its links once");
  });

  t.test("two processes and a newer change in the middle: what was saved last is what all have", async (t) => {
    const { change, done, follow } = await team();
    await Promise.all([startProcess(t), startProcess(t)]);
    await change("First");
    await until(async () => (await done("First")) > 0);
    await change("Second");
    await until(async () => (await done("Second")) === PEOPLE);
    t.equal(await SignatureModel.countDocuments({ ...follow, masterRevision: 3 }), PEOPLE);
    t.equal(await SignatureModel.countDocuments({ ...follow, revision: mongoose.trusted({ $gt: 3 }) }), 0);
  });

  t.test("a save that comes between a step's reading and its writing is not lost", async (t) => {
    const { change, follow } = await team();
    await change("Later");
    const worker = new JobWorker({ handlers: [givingHandler, rolloutHandler], log: pino({ level: "silent" }) });
    const bulkWrite = SignatureModel.bulkWrite.bind(SignatureModel);
    let isFirst = true;
    SignatureModel.bulkWrite = (async (...of: Parameters<typeof bulkWrite>) => {
      if (isFirst) {
        isFirst = false;
        const one = await SignatureModel.findOne(follow).lean();
        const said = { op: "set", path: ["general", "name"], value: "Mine" };
        const own = { ...NO_OWN, of: one?.assignee, person: { ...NO_OWN.person, changes: [said] } };
        const saved = { label: "Mine", "content.general.name": "Mine", own };
        await SignatureModel.updateOne({ _id: one?._id }, { $set: saved, $inc: { revision: 1 } });
      }
      return bulkWrite(...of);
    }) as typeof SignatureModel.bulkWrite;
    t.teardown(() => {
      SignatureModel.bulkWrite = bulkWrite;
    });
    while ((await worker.runDue()) > 0);
    const mine = await SignatureModel.findOne({ ...follow, label: "Mine" }).lean();
    t.match(mine, { revision: 3, content: { general: { company: "Later", name: "Mine" } } });
    t.equal(await SignatureModel.countDocuments({ ...follow, masterRevision: 2 }), PEOPLE);
  });
});
