import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./storage.ts";

const HOLDER_FILE = "store.lock";
const GUARD_FILE = "store.guard";

/**
 * One store per folder. `store.lock` says who holds it; what really holds it is the operating system's lock on
 * `store.guard`, which ends with its process however that dies, so no stale file can keep a folder shut and no two
 * processes can both take over a dead one's.
 */
export class FolderLock {
  readonly #guard: DatabaseSync;
  readonly #holderPath: string;
  /** The last holder did not release the folder. */
  readonly wasUnclean: boolean;

  /** @throws an Error that names the holder */
  constructor(dataDir: string) {
    this.#holderPath = join(dataDir, HOLDER_FILE);
    this.#guard = new DatabaseSync(join(dataDir, GUARD_FILE), { timeout: 0 });
    try {
      // Nothing is ever written here; a journal would want room on a disk that may be full.
      this.#guard.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    } catch (error) {
      this.#guard.close();
      if (!isBusy(error)) throw error;
      throw new Error(`The folder ${dataDir} is in use by ${holder(this.#holderPath)}: stop that store first`);
    }
    this.wasUnclean = existsSync(this.#holderPath);
    const me = { pid: process.pid, startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString() };
    try {
      writeFileSync(this.#holderPath, `${JSON.stringify(me)}\n`, { mode: 0o600 });
    } catch (error) {
      // What it says is for people; that it is there is what counts, and a full disk can do that.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }

  release() {
    rmSync(this.#holderPath, { force: true });
    this.#guard.close();
  }

  /** Lets go, but leaves the mark that the data has not been found sound. */
  abandon() {
    this.#guard.close();
  }
}

function holder(path: string): string {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(path, "utf8")) as { pid: number; startedAt: string };
    return `the process ${pid}, started at ${startedAt}`;
  } catch {
    return "another process";
  }
}
