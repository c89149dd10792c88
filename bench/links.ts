import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import * as z from "zod/mini";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { FLUSH_MS } from "#server/features/links/clicks.ts";
import { ClickMonthModel, ShortLinkModel } from "#server/features/links/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { npmStart } from "#tests/support/npmStart.ts";
import { freePort } from "#tests/support/ports.ts";
import { compareHttp, type Measurement, startServer } from "./http.ts";

const LINKS = 10_000;
const SEEDED_AT_ONCE = 1000;
const SIGNATURES = 200;
const TEAMS = 20;
const EXACT_CLICKS = 20_000;
const PERSON = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
};

/** The redirect and the open pixel against bare replies on the same core, the exactness of its counts, and what a SIGKILL costs. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  await connectMongo(store.uri);
  await ensureIndexes();
  const codes = await seed();
  const hashes = await seedSignatures();

  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const start = () =>
    startServer({
      args: npmStart.args,
      env: {
        ...npmStart.env,
        LOG_LEVEL: "warn",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        MONGODB_URI: store.uri,
        RENDERER_URL: "http://127.0.0.1:9",
      },
      readyUrl: `${base}/health/live`,
    });
  const urls = codes.map((code) => `${base}/l/${code}`);
  let server = await start();
  try {
    await visitAll(urls);
    const speed = await compareHttp({
      name: "short-link redirect, warm, counted, with its event",
      side: { url: urls, pid: server.pid, headers: PERSON },
      goal: 0.75,
    });
    const pixel = await compareHttp({
      name: "open pixel, warm, counted",
      side: { url: hashes.map((hash) => `${base}/o/${hash}.gif`), pid: server.pid, headers: PERSON },
      goal: 0.8,
    });
    const exact = await countExactly(urls);
    const loss = await loseBySigkill(urls, server.pid);
    server = await start();
    return [speed, pixel, exact, await loss.judge()];
  } finally {
    await server.stop();
    await disconnectMongo();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function seed(): Promise<string[]> {
  const codes = Array.from({ length: LINKS }, (_, i) => `bench${i}`);
  // Clicks of a team are counted by day, by visitor and by all that is told of them.
  const teams = Array.from({ length: TEAMS }, () => new mongoose.Types.ObjectId());
  const links = codes.map((code, i) => ({
    code,
    url: `https://example.com/${i}`,
    signature: `signature${i % SIGNATURES}`.padEnd(22, "-"),
    team: teams[i % TEAMS],
  }));
  // A write has the deadline of store work.
  for (let from = 0; from < LINKS; from += SEEDED_AT_ONCE)
    await ShortLinkModel.insertMany(links.slice(from, from + SEEDED_AT_ONCE));
  return codes;
}

async function seedSignatures(): Promise<string[]> {
  const hashes = Array.from({ length: SIGNATURES }, (_, i) => `signature${i}`.padEnd(22, "-"));
  const owner = new mongoose.Types.ObjectId();
  const { hasShortLink, shorLinkHashType, publicPageColor, label, ...content } = z.parse(SignatureInput, {});
  const values = { owner, content, hasShortLink, shorLinkHashType, publicPageColor, label };
  await SignatureModel.insertMany(hashes.map((hash) => ({ hash, ...values })));
  return hashes;
}

/** Clicks that the store knows of. */
async function counted(): Promise<number> {
  const months = await ClickMonthModel.find().lean();
  return months.reduce((total, { people = 0 }) => total + people, 0);
}

async function countExactly(urls: string[]): Promise<Measurement> {
  await pause(3000);
  const before = await counted();
  await visitAll(Array.from({ length: EXACT_CLICKS }, (_, i) => urls[i % urls.length] as string));
  await pause(3000);
  const difference = (await counted()) - before - EXACT_CLICKS;
  return {
    name: `clicks missing or too many after 3 s, of ${EXACT_CLICKS}`,
    value: Math.abs(difference),
    unit: "clicks",
    goal: 0,
    ok: difference === 0,
  };
}

/** Clicks at a steady pace, then a SIGKILL: what is missing must have been answered within the last flush time. */
async function loseBySigkill(urls: string[], pid: number) {
  const before = await counted();
  const agent = new Agent({ keepAlive: true });
  const answeredAt: number[] = [];
  for (const end = Date.now() + 2000; Date.now() < end; ) {
    await visit(urls[answeredAt.length % urls.length] as string, agent);
    answeredAt.push(Date.now());
  }
  process.kill(pid, "SIGKILL");
  agent.destroy();
  return {
    async judge(): Promise<Measurement> {
      const lost = before + answeredAt.length - (await counted());
      const end = answeredAt.at(-1) ?? 0;
      const ageMs = lost > 0 ? end - (answeredAt.at(-lost) ?? 0) : 0;
      return {
        name: "age of the oldest click lost by SIGKILL",
        value: ageMs,
        unit: "ms",
        goal: FLUSH_MS,
        ok: ageMs <= FLUSH_MS,
        note: `${lost} of ${answeredAt.length} clicks`,
      };
    },
  };
}

/** Asks for all of them, 32 at a time. */
async function visitAll(urls: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let next = 0;
  const work = async () => {
    while (next < urls.length) await visit(urls[next++] as string, agent);
  };
  await Promise.all(Array.from({ length: 32 }, work));
  agent.destroy();
}

function visit(url: string, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    request(url, { agent, headers: PERSON }, (response) => {
      if (response.statusCode !== 302) reject(new Error(`${url} was answered with ${response.statusCode}.`));
      response.resume();
      response.once("end", resolve);
    })
      .once("error", reject)
      .end();
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
mongoose.set("bufferCommands", false);
