/** How many pages one core answers, as browsers ask for them and without compression, and the memory that it takes. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PICTURE_RULES } from "#renderer/signature/images.ts";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { openStore } from "#server/db/store.ts";
import * as account from "#server/features/account/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as make from "#tests/support/make.ts";
import { type Measurement, measureRate } from "./http.ts";
import { startSignoff } from "./started.ts";

/** As many as are shown over and over. */
const WARM = 20;
/** Asked for once: a part of them in each round. */
const COLD_A_ROUND = 1200;
const COLD = COLD_A_ROUND * 13;
const SEEDED_AT_ONCE = 200;
const MAX_LOADED_MB = 250;
const AS_BROWSERS: Record<string, string> = { "accept-encoding": "gzip, deflate, br, zstd" };

export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const hashes = await seed(dataDir);
  const server = await startSignoff(dataDir);
  const measure = (name: string, paths: string[] | (() => string[]), goal: number, headers = AS_BROWSERS) =>
    measureRate({
      name,
      goal,
      pid: server.pid,
      headers,
      nextUrls: () => (typeof paths === "function" ? paths() : paths).map((path) => server.base + path),
    }).catch(
      // One figure that could not be taken leaves the others standing.
      (error: Error): Measurement => ({
        name,
        value: 0,
        unit: "requests/s of one core",
        goal,
        ok: false,
        note: error.message,
      }),
    );
  const [warm, cold] = [hashes.slice(0, WARM), hashes.slice(WARM)];
  try {
    const lines = [
      await measure("/", ["/"], 3000),
      await measure("/, not compressed", ["/"], 3000, {}),
      await measure("/login", ["/login"], 3000),
      await measure("/pricing", ["/pricing"], 3000),
      await measure("/editor", ["/editor"], 1500),
      await measure("/preview/{hash}, warm", warm.map(previewOf), 1500),
      await measure("/preview/{hash}, each for the first time", () => cold.splice(0, COLD_A_ROUND).map(previewOf), 600),
      await measure("GET /api/signatures/{hash}/preview, warm", warm.map(callOf), 5000),
    ];
    lines.push({
      name: "resident memory of the server after this load",
      value: Math.round(residentKb(server.pid) / 1024),
      unit: "MB",
      goal: MAX_LOADED_MB,
      ok: residentKb(server.pid) / 1024 < MAX_LOADED_MB,
    });
    return lines;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const previewOf = (hash: string) => `/preview/${hash}`;
const callOf = (hash: string) => `/api/signatures/${hash}/preview`;

/** Signatures of one owner, written before the server starts. @returns their hashes */
async function seed(dataDir: string): Promise<string[]> {
  const store = await openStore(dataDir);
  await connectMongo(store.uri);
  await ensureIndexes();
  const owner = await account.create({ name: "Ana", email: "ana@example.com", passwordHash: "-" });
  const hashes = Array.from({ length: COLD + WARM }, (_, i) => `bench${i}`.padEnd(22, "-"));
  const { hasShortLink, shorLinkHashType, publicPageColor, label, ...content } = make.signature();
  const own = { hasShortLink, shorLinkHashType, publicPageColor, label, pictureRules: PICTURE_RULES };
  const values = { owner: owner?._id, team: owner?._id, content, ...own };
  for (let i = 0; i < hashes.length; i += SEEDED_AT_ONCE)
    await SignatureModel.insertMany(hashes.slice(i, i + SEEDED_AT_ONCE).map((hash) => ({ hash, ...values })));
  await disconnectMongo();
  await store.stop();
  return hashes;
}

const residentKb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
