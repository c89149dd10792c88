import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

/** First-load script in bytes, gzip: what a browser must fetch before the screen is alive. */
const BUDGETS = {
  "site/HomeScreen": 110_000,
  "signatures/PreviewScreen": 110_000,
  "signatures/DashboardScreen": 200_000,
  "signatures/EditorScreen": 260_000,
};
const STYLES = 30_000;

type Chunk = { file: string; css?: string[]; imports?: string[] };
const DIST = join(import.meta.dirname, "../../dist/client");
const manifestPath = join(DIST, ".vite/manifest.json");
const manifest: Record<string, Chunk> = existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, "utf8")) : {};

/** The entry, the screen, and whatever both import statically. */
function firstLoad(screen: string) {
  const chunks = new Map<string, Chunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect("app/entry-client.tsx");
  collect(`features/${screen}.tsx`);
  return [...chunks.values()];
}

const gzipped = (file: string) => gzipSync(readFileSync(join(DIST, file))).length;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

describe("first load", () => {
  test.each(Object.entries(BUDGETS))("%s: script stays within %d bytes", (screen, budget) => {
    expect(sum(firstLoad(screen).map(({ file }) => file))).toBeLessThanOrEqual(budget);
  });

  test.each(Object.keys(BUDGETS))("%s: styles stay within 30 kB", (screen) => {
    expect(sum(new Set(firstLoad(screen).flatMap(({ css = [] }) => css)))).toBeLessThanOrEqual(STYLES);
  });
});
