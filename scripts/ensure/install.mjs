import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { at, digest, readStamp, SetupError, seconds, withoutTools } from "./setup.mjs";

const stamp = at("node_modules", ".signoff-installed");

/** Installs what package-lock.json says, unless that is what is there, and sees that Node 24 came with it. @throws SetupError */
export function ensureInstalled() {
  const wanted = installDigest();
  if (readStamp(stamp) !== wanted) {
    if (!agreesWithLock()) install();
    writeFileSync(stamp, wanted);
  }
  checkNode();
}

/** Only what an install depends on: a new script or description in package.json is no reason to install again. */
function installDigest() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } = readJson("package.json");
  const asked = JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides, allowScripts });
  return digest({ texts: [asked, process.platform, process.arch], paths: ["package-lock.json"] });
}

/** Somebody ran npm by hand: npm's own record of node_modules then agrees with the lock, and a second install is spared. */
function agreesWithLock() {
  if (!existsSync(at("node_modules", ".package-lock.json"))) return false;
  const wanted = readJson("package-lock.json").packages;
  const present = readJson("node_modules/.package-lock.json").packages;
  return Object.keys(wanted).every(
    (path) => path === "" || wanted[path].optional || present[path]?.version === wanted[path].version,
  );
}

function install() {
  const start = performance.now();
  console.log("Installing packages (about a minute the first time) …");
  const { status, error } = spawnSync(
    "npm",
    // --include=dev: NODE_ENV=production in the environment must not leave out what builds the pages.
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: at(), env: withoutTools(), stdio: "inherit", shell: process.platform === "win32" },
  );
  if (error) throw new SetupError(`npm could not be started (${error.message}).`);
  if (status !== 0) throw new SetupError("Installing the packages failed; npm says why above.");
  console.log(`Installed in ${seconds(start)}`);
}

/** The Node that npm scripts will find: ours from node_modules, or else the system's. */
function checkNode() {
  const ours = at("node_modules", ".bin", "node");
  const node = existsSync(ours) ? realpathSync(ours) : process.execPath;
  const version = node === process.execPath ? process.version : spawnSync(node, ["-v"], { encoding: "utf8" }).stdout;
  if (version?.startsWith("v24.")) return;
  throw new SetupError(
    `Signoff runs on Node 24, which its package "node" brings along, but here that gives ${version?.trim() || "nothing"}: ` +
      "delete node_modules and let npm run install scripts, or install Node 24 on this machine.",
  );
}

function readJson(path) {
  return JSON.parse(readFileSync(at(path), "utf8"));
}
