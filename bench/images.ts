import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawIcon } from "#renderer/images/icon.ts";
import { drawSource } from "#renderer/images/source.ts";
import { drawVariant } from "#renderer/images/variant.ts";
import { diskFiles } from "#server/ports/files/disk.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import type { Variant } from "#shared/images/variant.ts";
import { BANNERS, fillBanner, HARD_TEXTS } from "#tests/renderer/bannerTexts.ts";
import { freePort } from "#tests/support/ports.ts";
import { compareHttp, type Measurement, startServer } from "./http.ts";
import { uploadLoad } from "./uploads.ts";

const NAME = `${"a".repeat(22)}-1200x900_s3w100@2.png`;

/** A hosted picture, warm, against a bare server that answers the same bytes on the same core; what drawing one costs, and many. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const upload = await grain();
  const round = await drawVariant((await drawSource(upload)).bytes, CIRCLE);
  await diskFiles(join(dataDir, "files")).put(NAME, round, "image/png");

  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = await startServer({
    args: [join(import.meta.dirname, "../server/main.ts")],
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
    await server.stop();
    return [
      warm,
      ...(await drawing(upload)),
      ...(await weights(upload)),
      await coldIcons(),
      bannerTexts(),
      ...(await uploadLoad(upload)),
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** 12 megapixels with grain: nothing compresses worse. */
function grain(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 9 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const CIRCLE: Variant = { shape: 3, widthPx: 100, density: 2 };

/** As multiples of what no program can do without: decoding while shrinking. */
async function drawing(upload: Buffer): Promise<Measurement[]> {
  const jobs = {
    floor: () => sharp(upload).resize(200).raw().toBuffer(),
    circle: () => drawVariant(upload, CIRCLE),
    both: async () => drawVariant((await drawSource(upload)).bytes, CIRCLE),
  };
  const best = { floor: Number.POSITIVE_INFINITY, circle: Number.POSITIVE_INFINITY, both: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 9; i += 1)
    for (const [name, job] of Object.entries(jobs) as [keyof typeof jobs, () => Promise<unknown>][])
      best[name] = Math.min(best[name], await msOf(job));
  const line = (name: string, ms: number, goal: number): Measurement => {
    const value = Math.round((ms / best.floor) * 100) / 100;
    const note = `${Math.round(ms)} ms, decoding and shrinking alone ${Math.round(best.floor)} ms`;
    return { name, value, unit: "x decoding", goal, ok: value <= goal, note };
  };
  return [
    line("12-megapixel JPEG to a circle of 200 pixels", best.circle, 2),
    line("the same by way of the stored copy of 1,200 pixels, as an upload goes", best.both, 4),
  ];
}

/** A real photograph: a robot in a street, sharp in front of a blurred background. From a tool that our tests use. */
const ROBOT = join(import.meta.dirname, "../node_modules/autocannon/test/j5.jpeg");

async function weights(upload: Buffer): Promise<Measurement[]> {
  const robot = await sharp(await readFile(ROBOT))
    .extract({ left: 380, top: 20, width: 420, height: 420 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const line = async (name: string, source: Buffer, widthPx: number): Promise<Measurement> => {
    const { length } = await drawVariant((await drawSource(source)).bytes, { ...CIRCLE, widthPx });
    return { name, value: Math.round(length / 100) / 10, unit: "kB", goal: 15, ok: length <= 15_000 };
  };
  return [
    await line("round portrait of 96 CSS pixels at density 2, from a real photo", robot, 96),
    await line("round picture of 100 CSS pixels at density 2, grain at its worst", upload, 100),
  ];
}

/** Every network once, as it comes after a start: its vectors are read, measured and drawn. */
async function coldIcons(): Promise<Measurement> {
  const look = { shape: 1, fill: "#14828c", glyph: "#ffffff", sizePx: 22, density: 2 } as const;
  await drawIcon({ ...look, network: "web" });
  const drawn: { ms: number; bytes: number }[] = [];
  for (const network of Object.keys(SOCIALS)) {
    const startedAt = performance.now();
    const icon = await drawIcon({ ...look, network });
    drawn.push({ ms: performance.now() - startedAt, bytes: icon?.length ?? 0 });
  }
  const sorted = drawn.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] as number) * 100) / 100;
  const bytes = drawn.map(({ bytes }) => bytes);
  const mean = Math.round(bytes.reduce((sum, next) => sum + next, 0) / bytes.length);
  const note = `median of ${drawn.length}, p95 ${at(0.95)} ms; ${mean} bytes on average, at most ${Math.max(...bytes)}`;
  return { name: "icon, drawn for the first time", value: at(0.5), unit: "ms", goal: 3, ok: at(0.5) <= 3, note };
}

/** Every hard text on every banner, of which the tests take a sample. */
function bannerTexts(): Measurement {
  const lines = BANNERS.flatMap((banner) =>
    Object.values(HARD_TEXTS).flatMap((text) => fillBanner(banner, text).lines),
  );
  const value = lines.filter(({ isInside }) => !isInside).length;
  const note = `${lines.length} lines on ${BANNERS.length} banners`;
  return { name: "hard texts whose ink leaves its box", value, unit: "lines", goal: 0, ok: value === 0, note };
}

async function msOf(job: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}
