import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import * as z from "zod/mini";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { UserModel } from "#server/features/account/model.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { PageModel, SlugModel } from "#server/features/pages/model.ts";
import { PageInput } from "#shared/pages/schema.ts";
import { skeletonOf } from "#shared/pages/slug.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { npmStart } from "#tests/support/npmStart.ts";
import { freePort } from "#tests/support/ports.ts";
import { compareHttp, type Measurement, startServer } from "./http.ts";

const BLOCKS = 20;
const SLUG = "bench-page";
/** As a browser asks. */
const PERSON = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  "accept-encoding": "gzip, deflate, br, zstd",
};

/** A public page with twenty blocks, from memory and counted, against a bare reply of the same bytes on the same core. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  await connectMongo(store.uri);
  await ensureIndexes();
  await seed();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await startServer({
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
  try {
    const side = { url: `${base}/p/${SLUG}`, pid: server.pid, headers: PERSON };
    return [await compareHttp({ name: "public page of 20 blocks, cached, counted", side, goal: 0.55 })];
  } finally {
    await server.stop();
    await disconnectMongo();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function seed() {
  const team = new mongoose.Types.ObjectId();
  await UserModel.create({ _id: team, name: "Ana", email: "ana@example.com", emailVerifiedAt: new Date() });
  await TeamModel.create({ _id: team, isPaid: true, seats: 10 });
  const block = (_: unknown, at: number) => ({
    type: "buttons",
    key: `b${at}`,
    data: { title: `Part ${at}`, rows: [{ key: "r", label: `Link ${at}`, link: `https://example.com/${at}` }] },
  });
  const { content } = z.parse(PageInput, {
    content: { profile: { title: "Ana Person" }, blocks: Array.from({ length: BLOCKS }, block) },
  });
  const hash = "bench-page".padEnd(22, "-");
  await PageModel.create({ hash, owner: team, team, slug: SLUG, content, isPublished: true });
  await SlugModel.create({ _id: skeletonOf(SLUG), slug: SLUG, page: hash, team, wasSeen: true });
}
