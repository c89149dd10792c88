import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "../chromium.mjs";
import { at, SetupError, withTools } from "./setup.mjs";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** Sees that there is a Chromium for the tests in a browser, and installs one if not. @throws SetupError */
export async function ensureBrowser() {
  const ofThisMachine = chromiumOfThisMachine();
  if (isDebianRoot() && [undefined, DEBIAN_CHROMIUM].includes(ofThisMachine)) installFromDebian();
  if (chromiumOfThisMachine() || (await playwrightHasOne())) return;
  console.log("Installing Chromium for the tests in a browser …");
  if (run(at("node_modules", ".bin", "playwright"), ["install", "chromium"])) return;
  throw new SetupError(
    "No Chromium could be installed; install Chromium or Chrome and name its program in CHROMIUM_PATH.",
  );
}

function chromiumOfThisMachine() {
  try {
    return findChromium();
  } catch (error) {
    throw new SetupError(error.message);
  }
}

async function playwrightHasOne() {
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath());
}

function isDebianRoot() {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/** The whole browser and its headless shell, which is lighter (scripts/chromium.mjs). */
function installFromDebian() {
  const missing = ["chromium", "chromium-headless-shell"].filter((name) => !existsSync(`/usr/bin/${name}`));
  if (missing.length === 0) return;
  console.log("Installing Chromium for the tests in a browser …");
  // The package lists of an older machine name downloads that are gone.
  run("apt-get", ["update", "-qq"]);
  // One by one: an older Debian has no headless shell.
  for (const name of missing) run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
}

function run(command, args) {
  const env = { ...withTools(), DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { cwd: at(), env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
