/**
 * What Lighthouse says of the public pages, and of a signature's page, on its phone: the middle of five visits, each of them in
 * a browser of its own.
 */
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { freePort } from "#tests/support/ports.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import type { Measurement } from "./http.ts";
import { makeSignature, withProduct } from "./product.ts";

const VISITS = 5;
const GOALS: Readonly<Record<string, number>> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  "agentic-browsing": 100,
};
/** The page with a signature is for whoever has its address, and for no search engine. */
const PREVIEW_GOALS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, "best-practices": 100 };
const PATHS = ["/", "/pricing", "/email-signature", "/guides", "/contact-us", "/draw-signature-online"];
const WITHOUT_BOT_CHECK = { BOT_CHECK: "off" };
/** Cumulative layout shift. */
const MAX_SHIFT = 0.02;
const VISIT_LIMIT_MS = 90_000;

type Visit = { scores: Record<string, number>; shift: number; failed: string[] };

export const run = (): Promise<Measurement[]> =>
  withProduct(async (_browser, url) => {
    const lines: Measurement[] = [];
    const pages = [
      ...PATHS.map((path) => ({ name: path, path, goals: GOALS })),
      { name: "/preview/{hash}", path: `/preview/${await makeSignature(url)}`, goals: PREVIEW_GOALS },
    ];
    for (const { name, path, goals } of pages) lines.push(...(await visited({ name, url: url + path, goals })));
    return lines;
  }, WITHOUT_BOT_CHECK);

/** What Lighthouse says of one page: a line for each category that has a goal, and one for how far it shifts. */
export async function visited({ name, url, goals }: { name: string; url: string; goals: typeof GOALS }) {
  const visits: Visit[] = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visit(url));
  const lines: Measurement[] = Object.entries(goals).map(([category, goal]) => {
    const sorted = visits.map(({ scores }) => scores[category] ?? 0).toSorted((a, b) => a - b);
    const value = sorted[sorted.length >> 1] ?? 0;
    const failed = value < goal ? [...new Set(visits.flatMap((each) => each.failed))].join(", ") : "";
    return {
      name: `${name}: ${category}`,
      value,
      unit: "points",
      goal,
      ok: value >= goal,
      note: `${sorted[0]} to ${sorted.at(-1)}${failed && `: ${failed}`}`,
    };
  });
  const shift = Math.max(...visits.map((each) => each.shift));
  const value = Math.round(shift * 1000) / 1000;
  const shifts = { name: `${name}: layout shift, the worst visit`, value, unit: "", goal: MAX_SHIFT };
  return [...lines, { ...shifts, ok: shift <= MAX_SHIFT }];
}

async function visit(url: string): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium({ isWhole: true }),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    timeout: VISIT_LIMIT_MS,
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      maxWaitForLoad: VISIT_LIMIT_MS / 2,
      onlyCategories: Object.keys(GOALS),
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
    return {
      scores: Object.fromEntries(scores),
      shift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}
