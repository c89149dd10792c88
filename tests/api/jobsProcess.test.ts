import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import t, { type Test } from "tap";
import { add, addAll } from "#server/jobs/queue.ts";
import { PATIENCE_MS, patient, recordsOf, stepKind, stepWorker } from "#tests/support/jobs.ts";
import { startApp } from "#tests/support/startApp.ts";

const PROGRAM = join(import.meta.dirname, "../support/jobProcess.ts");
const LEASE_MS = 2000;

/** Another process that works on a kind of jobs; `lines` is what it has said. */
async function startProcess(t: Test, store: string, kind: string) {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, store, kind, String(LEASE_MS)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  child.stdout?.on("data", (chunk: Buffer) => lines.push(...String(chunk).trim().split("\n")));
  await until(() => lines.length > 0);
  return { child, lines };
}

async function until(isSo: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (await isSo()) return;
  throw new Error("It did not happen.");
}

t.test("jobs of several processes", { skip: Boolean(process.env.MONGODB_URI) }, async (t) => {
  const app = await startApp(t);
  const store = String(app.store?.uri);

  t.test("each is run by one of them", async (t) => {
    const steps = stepKind();
    const processes = await Promise.all([1, 2].map(() => startProcess(t, store, steps.name)));
    await addAll(
      steps,
      Array.from({ length: 60 }, (_, i) => ({ step: 100 + i })),
    );
    await until(async () => (await recordsOf(steps)).every(({ state }) => state === "done"));
    const said = processes.map(({ lines }) => lines.filter((line) => line !== "ready"));
    t.equal(said.flat().length, 60);
    t.equal(new Set(said.flat()).size, 60);
    t.ok(
      said.every((lines) => lines.length > 0),
      "they share the work",
    );
  });

  t.test("one that is killed in the middle leaves its job to another, which goes on from there", async (t) => {
    const steps = stepKind();
    const { child, lines } = await startProcess(t, store, steps.name);
    await add(steps, { step: 1 });
    await until(() => lines.length === 3);
    const [record] = await recordsOf(steps);
    t.same(lines, ["ready", `${record?._id} 1`, `${record?._id} 2`]);
    t.match(record, { state: "running", tries: 1 });
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;

    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    const next = stepWorker(steps, async ({ step }, { id, tries }) => end({ step, id, tries }), { lookMs: 100 });
    t.teardown(() => next.stop());
    next.start();
    t.match(await patient(ended), { step: 2, id: String(record?._id), tries: 2 });
    await until(async () => (await recordsOf(steps))[0]?.state === "done");
  });
});
