import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ConfigError } from "#program/settings.ts";
import { folderProblem } from "./startProblems.ts";

/** As many as are asked of a TOKEN_SECRET from outside. */
export const MIN_SECRET_LENGTH = 32;

/**
 * Makes the data folder if need be and sees that it can be used.
 * @throws ConfigError naming DATA_DIR and what is wrong with it
 */
export function prepareDataDir(dataDir: string): void {
  explained(dataDir, () => {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** One level after the other: the recursive call of Node never returns where the system denies that a folder exists (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: "EEXIST" });
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/**
 * A random secret of this data folder, made at the first start.
 * @throws ConfigError when the folder cannot be used, or what is kept there is no secret any more
 */
export function keptSecret(dataDir: string, name: string): string {
  prepareDataDir(dataDir);
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  return explained(dataDir, () => {
    if (!existsSync(file)) {
      makeFolder(folder);
      writeWhole(file, randomBytes(32).toString("base64url"));
    }
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length >= MIN_SECRET_LENGTH) return secret;
    throw new ConfigError(
      `The secret in ${file} is cut off (${secret.length} of at least ${MIN_SECRET_LENGTH} characters). Restore it from a backup, or delete the file: then a new one is made and everybody has to log in again.`,
    );
  });
}

/** Atomic write (write aside, fsync, rename): after a power cut the file is there as a whole or not at all. */
function writeWhole(file: string, text: string): void {
  const aside = `${file}.${process.pid}.new`;
  const handle = openSync(aside, "w", 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
  if (process.platform === "win32") return; // a folder cannot be opened there
  const folder = openSync(dirname(file), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Failures of the file system as sentences about DATA_DIR. */
function explained<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    // What is wrong above the folder is no less a problem of the folder.
    const { code } = error as NodeJS.ErrnoException;
    throw folderProblem(error, dataDir) ?? folderProblem({ code }, dataDir) ?? error;
  }
}
