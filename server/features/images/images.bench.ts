import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawSource } from "#renderer/images/source.ts";
import { drawVariant } from "#renderer/images/variant.ts";
import { freePort } from "#tests/support/ports.ts";
import { compareHttp, type Measurement, startServer } from "../../../scripts/bench/http.ts";
import { diskFiles } from "../../ports/files/disk.ts";

const NAME = `${"a".repeat(22)}-1200x900_s3w100@2.png`;

/** A hosted picture, warm, against a bare server that answers the same bytes on the same core; and drawing one. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const upload = await photo();
  const round = await drawRound(upload);
  await diskFiles(join(dataDir, "files")).put(NAME, round, "image/png");

  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await startServer({
    args: [join(import.meta.dirname, "../../main.ts")],
    env: {
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      RENDERER_URL: "http://127.0.0.1:9",
    },
    readyUrl: `${base}/health/live`,
  });
  try {
    const side = { url: `${base}/i/${NAME}`, pid: server.pid };
    const warm = await compareHttp({ name: "hosted image, warm", side, goal: 0.8 });
    return [warm, await drawing(upload), weight(round)];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** 12 megapixels with grain: nothing compresses worse. */
function photo(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 9 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const drawRound = async (upload: Buffer) =>
  drawVariant((await drawSource(upload)).bytes, { shape: 3, widthPx: 100, density: 2 });

/** From upload to round copy, as a multiple of what no program can do without: decoding while shrinking. */
async function drawing(upload: Buffer): Promise<Measurement> {
  const floor = () => sharp(upload).resize(200).raw().toBuffer();
  const times = { floor: Number.POSITIVE_INFINITY, drawn: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 7; i += 1) {
    times.floor = Math.min(times.floor, await msOf(floor));
    times.drawn = Math.min(times.drawn, await msOf(() => drawRound(upload)));
  }
  const value = Math.round((times.drawn / times.floor) * 100) / 100;
  const note = `${Math.round(times.drawn)} ms, decoding alone ${Math.round(times.floor)} ms`;
  return {
    name: "12-megapixel photo to a stored and a round copy",
    value,
    unit: "x decoding",
    goal: 4,
    ok: value <= 4,
    note,
  };
}

function weight(round: Buffer): Measurement {
  const value = Math.round(round.length / 100) / 10;
  return {
    name: "round photo of 100 px at density 2, grain at its worst",
    value,
    unit: "kB",
    goal: 30,
    ok: value <= 30,
  };
}

async function msOf(job: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}
