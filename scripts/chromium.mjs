import { existsSync } from "node:fs";

/** Chromium without a window, without its own pages and extensions: the journeys take two thirds of the time in it. */
const HEADLESS_SHELLS = ["/usr/bin/chromium-headless-shell"];
const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** What a browser on a test machine needs, and what keeps it from calling home. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium or Chrome of this machine: CHROMIUM_PATH, then the usual places. Undefined: playwright's own is to be used.
 * @param isWhole the browser as people have it: for figures, extensions, a camera, and pictures compared by pixel; else a
 *   headless shell where there is one
 * @throws Error when CHROMIUM_PATH names a file that is not there
 */
export function findChromium({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  const places = isWhole ? BROWSERS : [...HEADLESS_SHELLS, ...BROWSERS];
  return named || places.find((path) => existsSync(path));
}
