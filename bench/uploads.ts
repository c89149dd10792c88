import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { npmStart } from "#tests/support/npmStart.ts";
import { freePort } from "#tests/support/ports.ts";
import { type Measurement, startReplay, startServer } from "./http.ts";

const AT_ONCE = 20;
/** Of twenty uploads, each by an account of its own: those of one account wait for one another. */
const ROUNDS = 5;
/** Signatures asked for, open loop: the next one does not wait for the last. */
const EVERY_MS = 10;
const IDLE_MS = 8_000;

const MAX_MB = 300;
const MAX_SLOWER = 2;
/** A p99 of a millisecond would make a ratio of noise. */
const LEAST_MS = 5;

/**
 * Twenty photos of 12 megapixels at once, some of which are asked to come back: what server, renderer and the process
 * that decodes them hold in memory together, and what that does to whoever reads a signature. On all cores, as `npm start` runs.
 */
export async function uploadLoad(photo: Buffer): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const [port, rendererPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${port}/api`;
  const server = await startServer({
    args: npmStart.args,
    env: {
      ...npmStart.env,
      LOG_LEVEL: "error",
      PORT: String(port),
      RENDERER_PORT: String(rendererPort),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      BOT_CHECK: "off",
    },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
    isPinned: false,
  });
  let bare: Awaited<ReturnType<typeof startReplay>> | undefined;
  try {
    const people = [];
    for (let i = 0; i < AT_ONCE; i += 1) people.push(await newSignature(api, `person${i}@example.com`));
    const { token, hash } = people[0] as Person;
    const address = `http://127.0.0.1:${rendererPort}/signature/${hash}`;
    const timesUntil = (end: Promise<unknown>) => timed(address, token, end);
    // What a full machine does to any server: nobody can be quicker than one that has nothing to do.
    bare = await startReplay({ url: address, pid: server.pid, headers: { "access-token": token } });
    const bareUrl = [bare.url].flat()[0] as string;
    const upload = async ({ token }: Person) => {
      const form = new FormData();
      form.append("image", new Blob([new Uint8Array(photo)]), "photo.jpg");
      const headers = { authorization: `Bearer ${token}` };
      const sent = fetch(`${api}/_/signatures/picture`, { method: "POST", body: form, headers });
      return sent.then(({ status }) => status).catch(() => 0);
    };
    await upload(people[0] as Person);
    await timesUntil(sleep(2_000));
    const idle = p99(await timesUntil(sleep(IDLE_MS)));

    const memory = watchMemory(server.pid);
    const statuses: number[] = [];
    const busyTimes: number[] = [];
    const bareTimes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const uploads = Promise.all(people.map(upload));
      const [ours, theirs] = await Promise.all([timesUntil(uploads), timed(bareUrl, token, uploads)]);
      busyTimes.push(...ours);
      bareTimes.push(...theirs);
      statuses.push(...(await uploads));
    }
    const peakMb = memory.stop();
    const [busy, floor] = [p99(busyTimes), p99(bareTimes)];
    const beside = Math.round((busy / floor) * 100) / 100;
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    const slower = Math.round((busy / Math.max(idle, LEAST_MS)) * 100) / 100;
    return [
      {
        name: "20 uploads of 12 megapixels at once, server and renderer together",
        value: peakMb.all,
        unit: "MB resident",
        goal: MAX_MB,
        ok: peakMb.all <= MAX_MB,
        note: `${peakMb.parts}; ${count(200)} drawn, ${count(503)} asked to come back, ${count(0)} broke off`,
      },
      {
        name: "GET /signature/{hash} meanwhile, p99",
        value: slower,
        unit: "x idle",
        goal: MAX_SLOWER,
        ok: slower <= MAX_SLOWER,
        note: `${busy.toFixed(1)} ms of ${busyTimes.length}, idle ${idle.toFixed(1)} ms`,
      },
      {
        name: "the same, p99",
        value: beside,
        unit: "x that of a bare server with nothing else to do on this machine meanwhile",
        goal: MAX_SLOWER,
        ok: beside <= MAX_SLOWER,
        note: `the bare one ${floor.toFixed(1)} ms`,
      },
    ];
  } finally {
    await bare?.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Person = { token: string; hash: string };

async function newSignature(api: string, email: string): Promise<Person> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
    return (await fetch(api + path, { ...init, body: JSON.stringify(body) })).json();
  };
  const person = { name: "Ana Person", email, password: "correct horse battery" };
  const { token } = (await post("/app/registration/register", person)) as { token: string };
  const general = { name: "Ana Person", socials: [{ name: "x", link: "https://x.com/ana" }] };
  const content = { general, design: {}, media: {} };
  const { hash } = (await post("/_/signatures", content, { authorization: `Bearer ${token}` })) as { hash: string };
  return { token, hash };
}

/** Milliseconds of each read that was begun before `end`, from a thread of its own: sending photos keeps this one busy. */
async function timed(address: string, token: string, end: Promise<unknown>): Promise<number[]> {
  const reader = new Worker(READER, { eval: true, workerData: { address, token, everyMs: EVERY_MS } });
  await end;
  reader.postMessage("stop");
  const [times] = (await once(reader, "message")) as [number[]];
  await reader.terminate();
  return times;
}

const READER = `
const { parentPort, workerData } = require("node:worker_threads");
const { setTimeout: sleep } = require("node:timers/promises");
const { address, token, everyMs } = workerData;
let isOver = false;
parentPort.once("message", () => (isOver = true));
const read = () => fetch(address, { headers: { "access-token": token } }).then((response) => response.text());
(async () => {
  const calls = [];
  for (let due = performance.now(); !isOver; due += everyMs) {
    await sleep(Math.max(0, due - performance.now()));
    const startedAt = performance.now();
    calls.push(read().then(() => performance.now() - startedAt));
  }
  parentPort.postMessage(await Promise.all(calls));
})();
`;

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;

/** The most that the server, its renderer and the process of pixels held at one time, pages that all use counted once. */
function watchMemory(server: number) {
  const renderer = childrenOf(server).find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("renderer"));
  let peak = { all: 0, parts: "" };
  const look = () => {
    const parts = [server, ...(renderer ? [renderer, ...childrenOf(renderer)] : [])].map(proportionalMb);
    const all = parts.reduce((sum, part) => sum + part, 0);
    if (all > peak.all) peak = { all, parts: parts.join(" + ") };
  };
  const timer = setInterval(look, 50);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children ? children.split(" ").map(Number) : [];
}

/** 0 for a process that has just ended. */
function proportionalMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Math.round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
