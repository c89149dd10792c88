import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { RenderOptions } from "#renderer/signature/options.ts";
import { draw, render } from "#renderer/signature/render.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { byString } from "./byString.ts";

type Line = { name: string; value: number; unit: string; goal: string; ok: boolean; note?: string };

const OPTIONS: RenderOptions = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
const ROUNDS = 5;
const MIN_TIMES_REACT_EMAIL = 12;
const MIN_TIMES_STRING = 0.3;
const MAX_CHARS = 6_000;
const MAX_GZIP_KB = 45;

/**
 * HTML per CPU second (user and system, collection included) of all layouts with full content, against react-email 6 with
 * the same pieces and against one template literal per layout that gives the same HTML. Neither makes a plain text, so
 * ours is drawn without; the times of single renderings are with it. Rounds take turns, so that a busy neighbour
 * troubles all three alike; the median counts.
 */
export async function run(): Promise<Line[]> {
  // React picks its production build when it is loaded.
  process.env.NODE_ENV = "production";
  const { byReactEmail } = await import("./byReactEmail.ts");
  const contents = TEMPLATES.map(({ id }) => withLayout("full", id));
  const drawn = contents.map((content) => render(content, OPTIONS).html);
  const strings = drawn.map((html, i) => byString(html, contents[i] as Content));
  const mails = drawn.map((html) => byReactEmail(html));
  const ways = {
    ours: { batch: 9_000, once: (i: number) => flat(draw(at(contents, i), OPTIONS, null).html) },
    string: {
      batch: 30_000,
      once: (i: number) => {
        const { draw, values } = at(strings, i);
        return flat(draw(values));
      },
    },
    reactEmail: { batch: 900, once: async (i: number) => flat(await at(mails, i)()) },
  };
  const rates: Record<keyof typeof ways, number[]> = { ours: [], string: [], reactEmail: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, way] of Object.entries(ways)) {
      const rate = await perCpuSecond(round ? way.batch : way.batch * 2, way.once);
      if (round > 0) rates[name as keyof typeof ways].push(rate); // the first round warms up
    }
  }
  const [ours, string, reactEmail] = [median(rates.ours), median(rates.string), median(rates.reactEmail)];
  const p99Ms = slowest((i) => render(at(contents, i), OPTIONS), 0.99);
  const longest = Math.max(...TEMPLATES.map(({ id }) => render(withLayout("realistic", id), OPTIONS).size));
  const kilobytes = (await coreGzipBytes()) / 1000;
  return [
    {
      name: "signature render over react-email 6",
      value: Math.round((ours / reactEmail) * 10) / 10,
      unit: "x",
      goal: `>= ${MIN_TIMES_REACT_EMAIL}`,
      ok: ours / reactEmail >= MIN_TIMES_REACT_EMAIL,
      note: `${TEMPLATES.length} layouts, full content: ${Math.round(ours)} against ${Math.round(reactEmail)} per CPU second`,
    },
    {
      name: "signature render over a template string",
      value: Math.round((ours / string) * 100) / 100,
      unit: "x",
      goal: `>= ${MIN_TIMES_STRING}`,
      ok: ours / string >= MIN_TIMES_STRING,
      note: `${Math.round(string)} per CPU second by string`,
    },
    {
      name: "99th percentile of a rendering",
      value: Math.round(p99Ms * 1000) / 1000,
      unit: "ms",
      goal: "< 1",
      ok: p99Ms < 1,
      note: "all layouts, full content, with plain text",
    },
    {
      name: "longest realistic signature",
      value: longest,
      unit: "characters",
      goal: `< ${MAX_CHARS}`,
      ok: longest < MAX_CHARS,
      note: `${TEMPLATES.length} layouts`,
    },
    {
      name: "core in the browser, all layouts and what they import",
      value: Math.round(kilobytes * 10) / 10,
      unit: "kB gzip",
      goal: `<= ${MAX_GZIP_KB}`,
      ok: kilobytes <= MAX_GZIP_KB,
    },
  ];
}

/** How long a rendering takes at most, for a part of them, in wall time. */
function slowest(once: (i: number) => unknown, part: number): number {
  const times = Array.from({ length: 6_000 }, (_, i) => {
    const start = performance.now();
    once(i);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(times.length * part)] as number;
}

async function coreGzipBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: new URL("../renderer/signature/render.ts", import.meta.url).pathname,
        formats: ["es"],
        fileName: "core",
      },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return gzipSync(outputs.map((file) => ("code" in file ? file.code : "")).join("\n")).length;
}

/** Concatenation is lazy in V8: only reading the string does the work, and whoever sends it has to. */
const flat = (html: string) => Buffer.byteLength(html);

const at = <T>(list: readonly T[], i: number) => list[i % list.length] as T;

function withLayout(name: string, templateId: number): Content {
  const content = CONTENTS[name] as Content;
  return { ...content, design: { ...content.design, templateId } };
}

async function perCpuSecond(batch: number, once: (i: number) => number | Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < batch; i++) {
    const length = once(i);
    if (typeof length !== "number") await length;
  }
  const { user, system } = process.cpuUsage(before);
  return batch / ((user + system) / 1e6);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
