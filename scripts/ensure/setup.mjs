import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
const bin = join(root, "node_modules", ".bin");

/** What the person at the terminal can mend; its message is one sentence for them. */
export class SetupError extends Error {
  name = "SetupError";
}

/** The path of a file of this checkout. */
export function at(...parts) {
  return join(root, ...parts);
}

/** The environment with our tools first on PATH: Node 24 and the programs of node_modules. */
export function withTools() {
  return { ...process.env, PATH: [bin, ...pathWithoutTools()].join(delimiter) };
}

/** The environment without them. `npm ci` deletes node_modules, and must not run on a Node that lives in there. */
export function withoutTools() {
  return { ...process.env, PATH: pathWithoutTools().join(delimiter) };
}

function pathWithoutTools() {
  const inTools = `node_modules${sep}.bin`;
  return (process.env.PATH ?? "").split(delimiter).filter((dir) => !resolve(dir).endsWith(inTools));
}

/** One digest over texts and over files by name and content; folders count with all that is in them but the tests. */
export function digest({ texts = [], paths = [] }) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text}\0`);
  for (const path of paths) addPath(hash, path);
  return hash.digest("hex");
}

function addPath(hash, path) {
  const full = at(path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!/\.test\.tsx?$/.test(name)) addPath(hash, `${path}/${name}`);
  }
}

/** The digest that was written when this was last made, or nothing. */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
