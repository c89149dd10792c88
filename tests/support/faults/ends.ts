import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { childrenOf, isAlive } from "#tests/support/processes.ts";
import type { Teardown } from "#tests/support/product.ts";
import { faultsOf, type Heard, startLoad, summary } from "./load.ts";
import type { Group, Scenario } from "./scenario.ts";
import { type Service, startService } from "./service.ts";

const LOAD_MS = 2_500;
/** The process has ten seconds to end in order; the test machine gets more. */
const END_MS = 25_000;
/** A kill may cost the clicks of the last quarter of a second; on a loaded machine a flush takes longer. */
const LOST_CLICKS_MS = 4_000;
const KILL_AFTER_MS = LOST_CLICKS_MS + LOAD_MS;
const COUNTED_MS = 15_000;

/** What each author's links have counted. */
const counts = (service: Service) => Promise.all(service.authors.map((author) => service.clicksOf(author)));
const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const clicksIn = (heard: Heard[]) => heard.filter(({ kind, status }) => kind === "click" && status === 302);

/** Waits until the count stands still. */
async function counted(service: Service): Promise<number> {
  for (let last = -1, end = Date.now() + COUNTED_MS; ; await sleep(700)) {
    const now = sum(await counts(service));
    if (now === last || Date.now() > end) return now;
    last = now;
  }
}

/** The signal comes while everybody is at work, and again and again: a race of microseconds needs several tries. */
const gracefulEnd: Scenario = {
  name: "SIGTERM under load: nothing is dropped, nothing uncounted",
  async run(service, { kills }) {
    const problems: string[] = [];
    const all: Heard[] = [];
    for (let i = 0; i < kills; i++) {
      const before = await counted(service);
      const load = startLoad(service);
      await sleep(LOAD_MS);
      const family = [service.pid(), ...childrenOf(service.pid()).map(({ pid }) => pid)];
      const code = await ends(service);
      const heard = await load.stop();
      if (code !== 0) problems.push(`it ended with ${code}`);
      if (family.some(isAlive)) problems.push("a process was left behind");
      // Who comes when nobody listens any more is told so at once; whoever was heard is answered.
      problems.push(...faultsOf(heard.filter(({ error }) => error !== "ECONNREFUSED")));
      await service.restart();
      const after = await counted(service);
      const clicks = clicksIn(heard).length;
      if (after - before !== clicks) problems.push(`${after - before} of ${clicks} clicks were counted`);
      all.push(...heard);
    }
    await service.warmUp();
    return { problems, figures: summary(all) };
  },
};

const CLICKS = 40;
const endWithoutStore: Scenario = {
  name: "SIGTERM while the store stands still: clicks are kept and counted at the next start",
  async run(service) {
    const before = await counted(service);
    await service.click(service.first);
    const store = service.part("store");
    process.kill(store, "SIGSTOP");
    let clicks = 1;
    for (let i = 0; i < CLICKS; i++) if ((await service.click(service.first)).status === 302) clicks++;
    const code = await ends(service);
    if (isAlive(store)) process.kill(store, "SIGCONT");
    for (const end = Date.now() + END_MS; isAlive(store) && Date.now() < end; ) await sleep(100);
    await service.restart();
    const after = await counted(service);
    await service.restart();
    const again = await counted(service);
    const problems = [
      ...(code === null ? ["it did not end by itself"] : []),
      ...(isAlive(store) ? ["the store was left behind"] : []),
      ...(clicks !== CLICKS + 1 ? [`${clicks} of ${CLICKS + 1} were answered`] : []),
      ...(after - before !== clicks ? [`${after - before} of ${clicks} clicks were counted`] : []),
      ...(again !== after ? [`${again - after} were counted twice`] : []),
    ];
    await service.warmUp();
    return { problems, figures: `${clicks} clicks` };
  },
};

const kill: Scenario = {
  name: "SIGKILL under load: what was acknowledged is there",
  async run(service, { kills }) {
    const problems: string[] = [];
    const all: Heard[] = [];
    let lost = 0;
    for (let i = 0; i < kills; i++) {
      const before = await counted(service);
      const load = startLoad(service);
      await sleep(KILL_AFTER_MS);
      const family = [service.pid(), ...childrenOf(service.pid()).map(({ pid }) => pid)];
      const killedAt = performance.now();
      await service.end("SIGKILL");
      const heard = await load.stop();
      for (const end = Date.now() + END_MS; family.some(isAlive) && Date.now() < end; ) await sleep(100);
      if (family.some(isAlive)) problems.push("a process was left behind");
      await service.restart();
      const pictures = heard.filter(({ kind, status }) => kind === "upload" && status === 200);
      for (const { json } of pictures) {
        const { status } = await service.ask("GET", json().url);
        if (status !== 200) problems.push(`a picture that was acknowledged: ${status}`);
      }
      // Its time is that of its answer, as seen from here.
      const old = clicksIn(heard).filter(({ at, ms }) => at + ms < killedAt - LOST_CLICKS_MS).length;
      const found = (await counted(service)) - before;
      if (found < old) problems.push(`${found} clicks were counted, ${old} were old enough`);
      lost += Math.max(0, clicksIn(heard).length - found);
      all.push(...heard);
    }
    await service.warmUp();
    return { problems, figures: `${summary(all)}; ${lost} clicks lost` };
  },
};

/** The exit code; null when it had to be killed. */
function ends(service: Service): Promise<number | null> {
  const patience = setTimeout(() => void service.end("SIGKILL"), END_MS);
  return service.end().finally(() => clearTimeout(patience));
}

export const ENDS: Group = {
  name: "ends",
  start: (t) => startService(t),
  scenarios: [gracefulEnd, endWithoutStore, kill],
};

const DISK_MB = 48;

/** A small disk of its own; null where one may not be mounted. */
function smallDisk(t: Teardown): string | null {
  const folder = mkdtempSync(join(tmpdir(), "signoff-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  t.teardown(async () => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const diskFull: Scenario = {
  name: "a full disk: writes say so, reads and links go on, and room brings everything back",
  lacks: ({ isOnSmallDisk }) => (isOnSmallDisk ? null : "no disk can be mounted here"),
  async run(service) {
    const filler = join(service.dataDir, "..", "filler");
    const load = startLoad(service, { kinds: ["read", "save", "upload", "click", "page", "picture"] });
    await sleep(LOAD_MS);
    const before = load.heard.length;
    const { bavail, bsize } = statfsSync(service.dataDir);
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize + 1));
    } catch {
      // It took what there was.
    }
    await sleep(LOAD_MS);
    const isFull = load.heard.slice(before).some(({ status }) => status === 507);
    unlinkSync(filler);
    await sleep(LOAD_MS);
    const heard = await load.stop();
    const rules = { may: { save: [507], upload: [507] }, unharmed: ["read", "click", "page", "picture"] as const };
    const problems = faultsOf(heard, { ...rules, unharmed: [...rules.unharmed] });
    if (!isFull) problems.push("the disk never was full");
    return { problems, figures: `${summary(heard)}, ${heard.filter(({ status }) => status === 507).length} x 507` };
  },
};

export const DISK: Group = {
  name: "a disk that is full",
  async start(t) {
    const disk = smallDisk(t);
    return startService(t, {
      authors: 2,
      isBare: true,
      isOnSmallDisk: disk !== null,
      env: disk ? { DATA_DIR: join(disk, "data") } : {},
    });
  },
  scenarios: [diskFull],
};
