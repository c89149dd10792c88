import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "../chromium.mjs";
import { at, SetupError, withTools } from "./setup.mjs";

/** Sees that there is a Chromium for the tests in a browser, and installs one if not. @throws SetupError */
export async function ensureBrowser() {
  if (chromiumOfThisMachine() || (await playwrightHasOne())) return;
  console.log("Installing Chromium for the tests in a browser …");
  if (isDebianRoot() && installFromDebian() && chromiumOfThisMachine()) return;
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

function installFromDebian() {
  // The package lists of an older machine name downloads that are gone.
  return (
    run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"])
  );
}

function run(command, args) {
  const env = { ...withTools(), DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { cwd: at(), env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
