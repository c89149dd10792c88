import { TEMPLATES } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { byHand } from "./byHand.bench.ts";
import type { RenderOptions } from "./options.ts";
import { render } from "./render.ts";

type Line = { name: string; value: number; unit: string; goal: string; ok: boolean; note?: string };

const OPTIONS: RenderOptions = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
const LAYOUTS = [1, 2, 3, 4] as const;
const ROUNDS = 5;
const MIN_TIMES_REACT_EMAIL = 12;
const MIN_TIMES_STRING = 0.3;
const MAX_CHARS = 6_000;

/**
 * Renders per CPU second (user and system, collection included) of layouts 1 to 4 with realistic content, against the
 * same design in react-email 6 and against one template string per layout that gives the same HTML. Rounds take turns,
 * so that a busy neighbour troubles all three alike; the median counts.
 */
export async function run(): Promise<Line[]> {
  // React picks its production build when it is loaded.
  process.env.NODE_ENV = "production";
  const { byReactEmail } = await import("./byReactEmail.bench.ts");
  const contents = LAYOUTS.map((templateId) => withLayout(templateId));
  for (const content of contents) {
    if (string(content) !== render(content, OPTIONS).html) throw new Error("The yardstick draws something else.");
  }
  const ways = {
    ours: { batch: 20_000, once: (i: number) => flat(render(contents[i % 4] as Content, OPTIONS).html) },
    string: { batch: 40_000, once: (i: number) => flat(string(contents[i % 4] as Content)) },
    reactEmail: {
      batch: 1_600,
      once: async (i: number) => flat(await byReactEmail(contents[i % 4] as Content)),
    },
  };
  const rates: Record<keyof typeof ways, number[]> = { ours: [], string: [], reactEmail: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { batch, once }] of Object.entries(ways)) {
      const rate = await perCpuSecond(round ? batch : batch * 3, once);
      if (round > 0) rates[name as keyof typeof ways].push(rate); // the first round warms up
    }
  }
  const [ours, byString, reactEmail] = [median(rates.ours), median(rates.string), median(rates.reactEmail)];
  const all = await everyLayout(TEMPLATES.map(({ id }) => withLayout(id)));
  const longest = Math.max(...TEMPLATES.map(({ id }) => render(withLayout(id), OPTIONS).size));
  return [
    {
      name: "signature render over react-email 6",
      value: Math.round((ours / reactEmail) * 10) / 10,
      unit: "x",
      goal: `>= ${MIN_TIMES_REACT_EMAIL}`,
      ok: ours / reactEmail >= MIN_TIMES_REACT_EMAIL,
      note: `${Math.round(ours)} against ${Math.round(reactEmail)} per CPU second, plain text included`,
    },
    {
      name: "signature render over a template string",
      value: Math.round((ours / byString) * 100) / 100,
      unit: "x",
      goal: `>= ${MIN_TIMES_STRING}`,
      ok: ours / byString >= MIN_TIMES_STRING,
      note: `${Math.round(byString)} per CPU second by string`,
    },
    {
      name: "all layouts over react-email 6",
      value: Math.round((all.rate / reactEmail) * 10) / 10,
      unit: "x",
      goal: `>= ${MIN_TIMES_REACT_EMAIL}`,
      ok: all.rate / reactEmail >= MIN_TIMES_REACT_EMAIL,
      note: `${TEMPLATES.length} layouts, ${Math.round(all.rate)} per CPU second`,
    },
    {
      name: "99th percentile of a rendering",
      value: Math.round(all.p99Ms * 1000) / 1000,
      unit: "ms",
      goal: "< 1",
      ok: all.p99Ms < 1,
      note: "all layouts",
    },
    {
      name: "longest realistic signature",
      value: longest,
      unit: "characters",
      goal: `< ${MAX_CHARS}`,
      ok: longest < MAX_CHARS,
      note: `${TEMPLATES.length} layouts`,
    },
  ];
}

async function everyLayout(contents: Content[]): Promise<{ rate: number; p99Ms: number }> {
  const once = (i: number) => flat(render(contents[i % contents.length] as Content, OPTIONS).html);
  await perCpuSecond(15_000, once);
  const times = Array.from({ length: 6_000 }, (_, i) => {
    const start = performance.now();
    once(i);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rates.push(await perCpuSecond(9_000, once));
  return { rate: median(rates), p99Ms: times[Math.floor(times.length * 0.99)] as number };
}

const string = (content: Content) => byHand(content, OPTIONS.imageHost, OPTIONS.brandingUrl as string);

/** Concatenation is lazy in V8: only reading the string does the work, and whoever sends it has to. */
const flat = (html: string) => Buffer.byteLength(html);

function withLayout(templateId: number): Content {
  const content = CONTENTS.realistic as Content;
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
