import { mkdirSync, renameSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { type EmbeddedStore, startEmbeddedStore } from "#store/launch.ts";
import { RawClient } from "./support/raw.ts";
import { makeFolder } from "./support/serve.ts";
import { until } from "./support/until.ts";

/** A supervised store with a short patience. */
async function supervise(t: Parameters<typeof makeFolder>[0], dataDir = makeFolder(t)) {
  const log: string[] = [];
  const patience = { beatMs: 100, unansweredMs: 2000, steadyMs: 500, firstPauseMs: 50, longestPauseMs: 300 };
  const store = await startEmbeddedStore({ dataDir, log: (line) => log.push(line), patience });
  t.teardown(() => store.stop());
  return { store, log, dataDir };
}

const answers = async (t: Parameters<typeof makeFolder>[0], { uri }: EmbeddedStore) => {
  const client = new RawClient(t, uri);
  return client.command({ count: "c", $db: "t" }).then(
    ({ ok }) => ok === 1,
    () => false,
  );
};

t.test("a store that hangs is ended and started again", async (t) => {
  const { store, log } = await supervise(t);
  const { pid } = store;
  process.kill(pid, "SIGSTOP");
  t.ok(await until(() => store.downMs > 0), "it is noticed");
  t.ok(await until(() => store.pid !== pid), "another process takes its place");
  t.ok(await until(() => answers(t, store)));
  t.ok(log.some((line) => line.includes("has not answered for 2 s; ending it")));
  t.ok(await until(() => store.downMs === 0), "and is well after a while");
});

t.test("a store that is only frozen for a moment stays", async (t) => {
  const { store, log } = await supervise(t);
  const { pid } = store;
  process.kill(pid, "SIGSTOP");
  await sleep(700);
  process.kill(pid, "SIGCONT");
  t.ok(await until(() => answers(t, store)));
  await sleep(500);
  t.equal(store.pid, pid);
  t.same(log, []);
});

t.test("a store that is locked out by connections is started again", async (t) => {
  const { store } = await supervise(t);
  const { pid } = store;
  const hog = () => void new RawClient(t, store.uri).command({ ping: 1, $db: "t" }).catch(() => {});
  for (let hogs = 0; hogs < 96; hogs++) hog();
  // A heartbeat may have held one of the places while they were taken: that place is taken as soon as it is free.
  t.ok(await until(() => hog() ?? store.pid !== pid));
  t.ok(await until(() => answers(t, store)));
});

t.test("a store that dies again and again is started again and again, with growing pauses", async (t) => {
  const { store, log } = await supervise(t);
  for (let kills = 0; kills < 7; kills++) {
    const { pid } = store;
    process.kill(pid, "SIGKILL");
    t.ok(await until(() => store.pid !== pid), `started after kill ${kills + 1}`);
  }
  t.ok(store.downMs > 0, "all that is one outage");
  t.ok(await until(() => answers(t, store)));
  t.same(
    log.filter((line) => line.includes("starting it again")).map((line) => / in (.*) s$/.exec(line)?.[1]),
    [undefined, "0.05", "0.1", "0.2", "0.3", "0.3", "0.3"],
  );
  t.ok(await until(() => store.downMs === 0), "which ends when it stays");
});

t.test("a store whose start fails is tried until it works, and a stop ends the trying", async (t) => {
  const { store, log, dataDir } = await supervise(t);
  const [data, aside] = [join(dataDir, "store.sqlite"), join(dataDir, "aside")];
  renameSync(data, aside);
  mkdirSync(data);
  process.kill(store.pid, "SIGKILL");
  t.ok(await until(() => log.filter((line) => line.includes("starting it again in")).length > 2));
  rmdirSync(data);
  renameSync(aside, data);
  t.ok(await until(() => answers(t, store)));
  renameSync(data, aside);
  mkdirSync(data);
  process.kill(store.pid, "SIGKILL");
  await until(() => store.downMs > 0);
  await store.stop();
  const said = log.length;
  await sleep(500);
  t.equal(log.length, said);
});
