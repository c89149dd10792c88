/**
 * `npm run extension`: builds the browser extension for Chromium and Firefox and packs both for their stores, without the
 * network. `EXTENSION_SITE` says for which installation. Folders and packages are in `extension/dist`.
 */
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, zip } from "wxt";

const ROOT = resolve(import.meta.dirname, "..");
const OUT = resolve(ROOT, "extension", process.env.EXTENSION_DIST ?? "dist");
/** A script in a page is to be small. */
const MAX_SCRIPT_BYTES = 30_000;
const isQuick = process.argv.includes("--no-packages");

for (const browser of ["chrome", "firefox"]) {
  const inline = { root: join(ROOT, "extension"), browser, mode: "production", logger: silent() };
  await (isQuick ? build(inline) : zip({ ...inline, zip: { zipSources: browser === "firefox" } }));
  for (const name of readdirSync(join(OUT, browser, "content-scripts"))) {
    const { size } = statSync(join(OUT, browser, "content-scripts", name));
    if (size > MAX_SCRIPT_BYTES)
      throw new Error(`${browser}: ${name} has ${size} bytes, ${MAX_SCRIPT_BYTES} are allowed.`);
  }
}
for (const name of readdirSync(OUT).sort()) {
  const path = join(OUT, name);
  const { size } = statSync(path);
  console.log(`extension/dist/${name}${name.endsWith(".zip") ? ` ${(size / 1000).toFixed(1)} kB` : "/"}`);
}

/** What the tool has to say beside problems is nobody's. */
function silent() {
  const nothing = () => undefined;
  const loud = (...words: unknown[]) => console.error(...words);
  return {
    debug: nothing,
    log: nothing,
    info: nothing,
    success: nothing,
    warn: loud,
    error: loud,
    fatal: loud,
    level: 0,
  };
}
