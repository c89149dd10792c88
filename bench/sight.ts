/** How soon a page is seen and answers on a slow phone: a processor four times slower, 1.6 Mbit with 150 ms of latency. */
import type { Browser } from "playwright";
import type { Measurement } from "./http.ts";
import { withProduct } from "./product.ts";

const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** Visits of a page; the middle one counts. */
const VISITS = 5;
/** After the load, for what a page does when it is idle. */
const IDLE_MS = 4_500;
/** A task longer than this keeps somebody waiting; what is beyond it is blocking time. */
const LONG_TASK_MS = 50;

/** In milliseconds: largest contentful paint, and total blocking time from the first paint on. */
const GOALS = [
  { path: "/", name: "home", paintMs: 1_500, blockedMs: 200 },
  { path: "/login", name: "login", paintMs: 1_500, blockedMs: 200 },
  { path: "/editor", name: "editor", paintMs: 1_800, blockedMs: 400 },
] as const;

export const run = (): Promise<Measurement[]> =>
  withProduct(async (browser, url) => {
    const lines: Measurement[] = [];
    for (const { path, name, paintMs, blockedMs } of GOALS) {
      const visits: Visit[] = [];
      // The first one warms the server up.
      for (let i = 0; i <= VISITS; i++) visits.push(await visit(browser, url + path));
      lines.push(
        line(`${name}: largest contentful paint, slow phone`, visits, "paintedMs", paintMs),
        line(`${name}: blocked by long tasks, slow phone`, visits, "blockedMs", blockedMs),
      );
    }
    return lines;
  });

function line(name: string, [, ...visits]: readonly Visit[], key: keyof Visit, goal: number): Measurement {
  const sorted = visits.map((visit) => Math.round(visit[key])).toSorted((a, b) => a - b);
  const value = sorted[sorted.length >> 1] ?? Number.POSITIVE_INFINITY;
  return { name, value, unit: "ms", goal, ok: value <= goal, note: `${sorted[0]} to ${sorted.at(-1)} ms` };
}

type Visit = { paintedMs: number; blockedMs: number };

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(IDLE_MS);
    const { paintedMs, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    const firstMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    const blocking = tasks.filter(([start]) => start >= firstMs).map(([, ms]) => Math.max(0, ms - LONG_TASK_MS));
    return { paintedMs, blockedMs: blocking.reduce((sum, ms) => sum + ms, 0) };
  } finally {
    await context.close();
  }
}

type Seen = { paintedMs: number; tasks: [startMs: number, ms: number][] };

/** Runs in the page, before anything else of it. */
function watch() {
  const seen: Seen = { paintedMs: Number.POSITIVE_INFINITY, tasks: [] };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paintedMs = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
}
