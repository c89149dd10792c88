/** A chart of as many lines and days as there can be: drawn by the server, and painted by a browser. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { runnerImport } from "vite";
import { addDays } from "#shared/analytics/days.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import type { Measurement } from "./http.ts";

const ROOT = join(import.meta.dirname, "..");
const CHART = "client/features/analytics/chart";
const LINES = 50;
const DAYS = 365;
const ROUNDS = 15;
const MAX_DRAWN_MS = 50;
const MAX_PAINTED_MS = 100;

export async function run(): Promise<Measurement[]> {
  const draw = await drawer();
  for (let warm = 0; warm < ROUNDS; warm++) draw();
  const drawn = median(Array.from({ length: ROUNDS }, () => timed(draw)));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const painted = await paint(browser, draw());
    const what = `${LINES} lines of ${DAYS} days`;
    return [
      line(`${what}, drawn by the server`, drawn, MAX_DRAWN_MS),
      line(`${what}, from the markup to the painted frame`, painted, MAX_PAINTED_MS),
    ];
  } finally {
    await browser.close();
  }
}

/** Draws the chart, the same each time. */
async function drawer(): Promise<() => string> {
  // React picks its production build when it is loaded.
  process.env.NODE_ENV = "production";
  const [{ createElement }, { renderToString }] = await Promise.all([import("react"), import("react-dom/server")]);
  const load = async <T>(file: string) =>
    (await runnerImport<T>(join(ROOT, CHART, file), { root: ROOT, configFile: false, logLevel: "warn" })).module;
  const { LineChart } = await load<typeof import("../client/features/analytics/chart/LineChart.tsx")>("LineChart.tsx");
  const { lookOf } = await load<typeof import("../client/features/analytics/chart/palette.ts")>("palette.ts");
  const dates = Array.from({ length: DAYS }, (_, day) => addDays("2026-01-01", day));
  const lines = Array.from({ length: LINES }, (_, place) => ({
    id: `line${place}`,
    name: `Line ${place}`,
    days: dates.map((_, day) =>
      Math.round((place + 1) * (3 + 2 * Math.sin(day / 7) + ((day * 7919 + place * 104729) % 13) / 4)),
    ),
    look: lookOf(place, `line${place}`),
  }));
  return () =>
    renderToString(createElement(LineChart, { label: "Clicks", dates, lines, provisionalFrom: "2026-12-31" }));
}

/** Milliseconds from the markup to the second frame after it, the median. */
async function paint(browser: Browser, markup: string): Promise<number> {
  const assets = join(ROOT, "dist/client/assets");
  const styles = (await readdir(assets)).filter((name) => name.endsWith(".css"));
  const css = (await Promise.all(styles.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(`<!doctype html><style>${css}</style><main id="place"></main>`);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ms = await page.evaluate(async (html) => {
      const place = document.getElementById("place") as HTMLElement;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      place.replaceChildren();
      await frame();
      await frame();
      const from = performance.now();
      place.innerHTML = html;
      // The first is before the paint, the second after it.
      await frame();
      await frame();
      return performance.now() - from;
    }, markup);
    if (round > 0) times.push(ms);
  }
  return median(times);
}

function timed(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

const line = (name: string, ms: number, goal: number): Measurement => ({
  name,
  value: Math.round(ms * 10) / 10,
  unit: "ms",
  goal,
  ok: ms < goal,
});
