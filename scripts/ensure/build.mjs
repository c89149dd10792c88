import { spawn } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { compressAssets } from "./compress.mjs";
import { at, digest, readStamp, SetupError, seconds, withTools } from "./setup.mjs";

/** What goes into the bundles. */
const SOURCES = [
  "client",
  "shared",
  "renderer/signature",
  "renderer/mails",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "scripts/ensure",
];
const stamp = at("dist", ".signoff-built");

const PAGES = "client/vite.config.ts";
const MAILS = "renderer/mails/vite.config.ts";
const BUNDLES = [
  { config: PAGES, args: [], proof: "dist/client/.vite/manifest.json" },
  { config: PAGES, args: ["--ssr", "app/entry-server.tsx"], proof: "dist/server/entry-server.js" },
  { config: MAILS, args: [], proof: "dist/mails/mails.js" },
];

/** Builds the browser's and the server's bundle and the mails, unless they were built from these very sources. @throws SetupError */
export async function ensureBuilt() {
  const wanted = digest({ paths: SOURCES });
  if (readStamp(stamp) === wanted && BUNDLES.every(({ proof }) => existsSync(at(proof)))) return;

  const start = performance.now();
  console.log("Building the pages and the mails …");
  rmSync(stamp, { force: true });
  // Both to their end, so that a failure of one leaves no vite behind.
  const failed = (await Promise.allSettled(BUNDLES.map(build))).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  await compressAssets(at("dist", "client"));
  writeFileSync(stamp, wanted);
  console.log(`Built in ${seconds(start)}`);
}

function build({ config, args, proof }) {
  return new Promise((resolve, reject) => {
    const vite = at("node_modules", ".bin", "vite");
    const child = spawn(vite, ["build", "-c", config, "--logLevel", "warn", ...args], {
      cwd: at(),
      env: { ...withTools(), NODE_ENV: "production" },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.once("error", (error) => reject(new SetupError(`vite could not be started (${error.message}).`)));
    child.once("exit", (code) => {
      const call = ["vite build -c", config, ...args].join(" ");
      if (code !== 0) reject(new SetupError(`The build failed (${call}); vite says why above.`));
      else if (!existsSync(at(proof))) reject(new SetupError(`The build ended well but did not write ${proof}.`));
      else resolve();
    });
  });
}
