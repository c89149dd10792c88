/**
 * Compares one of our servers with a bare `node:http` server that answers the very same bytes, in the same minute on
 * the same core, so that the figure means something on a shared machine.
 *
 *   const server = await startServer({ args: ["renderer/main.ts"], env, readyUrl: `${base}/health/live` });
 *   const row = await compareHttp({ name: "hosted image, warm", side: { url, pid: server.pid }, goal: 0.8 });
 *   await server.stop();
 *
 * `compareHttp({ name, side, goal, bare? })` -> `Measurement`. Without `bare`, the reply that `side` gives to its first
 * address is taken down and replayed by a bare server. Servers run on core 0 and the load on core 1 where `taskset` is.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { freePort } from "#tests/support/ports.ts";
import { hasCommand, load } from "./load.ts";

export type Measurement = { name: string; value: number; unit: string; goal: number; ok: boolean; note?: string };

/** What is measured: one address, or several asked for in turn, and the process whose time is counted. */
export type Target = { url: string | string[]; pid: number; headers?: Record<string, string> };

export type Server = { pid: number; stop(): Promise<void> };

const CONNECTIONS = 32;
const ROUND_S = 1;
const ROUNDS = 4;
const RUNS = 3;

/** Runs `node <args>` on core 0, or on all of them, and waits up to 45 s for `readyUrl` to answer 200. */
export async function startServer({
  args,
  env = {},
  readyUrl,
  isPinned = true,
}: {
  args: string[];
  env?: Record<string, string>;
  readyUrl: string;
  isPinned?: boolean;
}): Promise<Server> {
  const line = [process.execPath, ...args];
  const [command, ...rest] = (isPinned ? pinned(0, line) : line) as [string, ...string[]];
  const child = spawn(command, rest, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  await untilReady(child, readyUrl);
  return {
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const isGone = once(child, "exit");
      child.kill("SIGTERM");
      await isGone;
    },
  };
}

/**
 * Interleaves rounds of one second on both sides and divides: requests a second (median of rounds), and processor
 * time a request. The better of the two counts, in the best of three runs; it stops at the first that reaches the goal.
 */
export async function compareHttp({
  name,
  side,
  goal,
  bare,
}: {
  name: string;
  side: Target;
  goal: number;
  bare?: Target;
}): Promise<Measurement> {
  const replay = bare ? undefined : await startReplay(side);
  const floor = bare ?? (replay as Target & Server);
  try {
    let best = { value: 0, note: "" };
    for (let run = 0; run < RUNS && best.value < goal; run += 1) {
      const result = await compareOnce(floor, side);
      if (result.value > best.value) best = result;
    }
    return { name, value: round(best.value), unit: "of bare", goal, ok: best.value >= goal, note: best.note };
  } finally {
    await replay?.stop();
  }
}

async function compareOnce(bare: Target, side: Target) {
  await loadRound(bare);
  await loadRound(side);
  const rounds: { bare: Round; side: Round }[] = [];
  for (let i = 0; i < ROUNDS; i += 1) rounds.push({ bare: await loadRound(bare), side: await loadRound(side) });

  const rate = median(rounds.map((r) => r.side.perSecond / r.bare.perSecond));
  const cpu = sum(rounds.map((r) => r.bare.cpuMs)) / sum(rounds.map((r) => r.bare.requests));
  const sideCpu = sum(rounds.map((r) => r.side.cpuMs)) / sum(rounds.map((r) => r.side.requests));
  const cpuRatio = sideCpu > 0 ? cpu / sideCpu : 0;
  const perSecond = (of: "bare" | "side") => Math.round(median(rounds.map((r) => r[of].perSecond)));
  return {
    value: Math.max(rate, cpuRatio),
    note:
      `req/s ${round(rate)} (${perSecond("side")} of ${perSecond("bare")}), ` +
      `CPU ${round(cpuRatio)} (${round(sideCpu * 1000)} us, bare ${round(cpu * 1000)} us)`,
  };
}

/**
 * How many requests a second one core answers: counted (median of rounds), or as many as fit into a second by the
 * processor time that each costs, store and renderer included where they are the server's children. The better of the
 * two counts, in the best of three runs.
 */
export async function measureRate({
  name,
  pid,
  headers = {},
  nextUrls,
  goal,
}: {
  name: string;
  pid: number;
  headers?: Record<string, string>;
  /** the addresses of one round */
  nextUrls: () => string[];
  goal: number;
}): Promise<Measurement> {
  let best = { value: 0, note: "" };
  const nextRound = () => loadRound({ url: nextUrls(), pid, headers });
  await nextRound();
  for (let run = 0; run < RUNS && best.value < goal; run += 1) {
    const before = familyCpuMs(pid);
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await nextRound());
    const us = ((familyCpuMs(pid) - before) * 1000) / sum(rounds.map(({ requests }) => requests));
    const perSecond = median(rounds.map((round) => round.perSecond));
    const value = Math.round(Math.max(perSecond, us > 0 ? 1e6 / us : 0));
    if (value > best.value)
      best = {
        value,
        note: `${Math.round(perSecond)} req/s, ${Math.round(us)} us CPU each (goal ${Math.round(1e6 / goal)})`,
      };
  }
  return { name, value: best.value, unit: "requests/s of one core", goal, ok: best.value >= goal, note: best.note };
}

type Round = { requests: number; perSecond: number; cpuMs: number };

async function loadRound({ url, pid, headers = {} }: Target): Promise<Round> {
  const before = cpuMs(pid);
  const { requests, seconds, errors } = await load({
    urls: [url].flat(),
    headers,
    connections: CONNECTIONS,
    seconds: ROUND_S,
    pin: (command) => pinned(1, command),
  });
  if (errors > 0) throw new Error(`${errors} of ${requests} requests to ${[url].flat()[0]} failed.`);
  return { requests, perSecond: requests / seconds, cpuMs: cpuMs(pid) - before };
}

/** A bare server on core 0 that gives the reply which `target` gives now: the floor of a comparison. */
export async function startReplay({ url, headers = {} }: Target): Promise<Target & Server> {
  const address = [url].flat()[0] as string;
  const reply = await ask(address, headers);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await startServer({
    args: [new URL("./bare.ts", import.meta.url).pathname],
    env: { BARE_PORT: String(port), BARE_REPLY: JSON.stringify(reply) },
    readyUrl: `${base}/ready`,
  });
  return { ...server, url: base + new URL(address).pathname, headers };
}

/** With node:http, because fetch would follow a redirect and unpack the body. */
function ask(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: [string, string][]; body: string }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const pairs = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: pairs.filter(([name]) => !SET_BY_NODE.has(name)),
          body: Buffer.concat(chunks).toString("base64"),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}
const SET_BY_NODE = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

const canPin = availableParallelism() > 1 && hasCommand("taskset");
const pinned = (core: number, command: string[]) => (canPin ? ["taskset", "-c", String(core), ...command] : command);

async function untilReady(child: ChildProcess, url: string) {
  for (const end = Date.now() + 45_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    if (child.exitCode !== null) throw new Error(`The server under test ended with code ${child.exitCode}.`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
  }
  child.kill("SIGKILL");
  throw new Error(`${url} did not answer within 45 s.`);
}

/** User and system time of a process so far; 0 where /proc is missing, so that only requests a second count. */
function cpuMs(pid: number): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = rest.split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return 0;
  }
}
/** The time of a process and of its children. */
function familyCpuMs(pid: number): number {
  return sum([pid, ...childrenOf(pid)].map(cpuMs));
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const ticksPerSecond = hasCommand("getconf") ? Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" })) : 100;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
const round = (value: number) => Math.round(value * 100) / 100;
