import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ping } from "./health.ts";

export interface EmbeddedStore {
  /** A `mongodb://` address; it stays the same when the store is restarted. */
  uri: string;
  /** The process that serves now. */
  readonly pid: number;
  /** Milliseconds since the store went down; 0 while it serves, and once it has come back to stay. */
  readonly downMs: number;
  /** Ends the store cleanly. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log?: (text: string) => void;
  patience?: Partial<Patience>;
}

/** What the launcher puts up with, in milliseconds. */
interface Patience {
  /** A heartbeat is sent this often, and has this long to be answered. */
  beatMs: number;
  /**
   * Without an answer for this long the process is ended. Callers give up after seconds; but a long command or a frozen
   * machine is no reason to lose what a restart would lose: open transactions, cursors and the time of the check.
   */
  unansweredMs: number;
  /** A store that has served this long after its start has come back to stay. */
  steadyMs: number;
  /** The pause before the second restart in a row; it doubles from there, up to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
}

const PATIENCE: Patience = {
  beatMs: 2000,
  unansweredMs: 30_000,
  steadyMs: 10_000,
  firstPauseMs: 500,
  longestPauseMs: 10_000,
};

const SERVER = fileURLToPath(new URL("./server.ts", import.meta.url));
const NEEDED_NODE = [22, 18] as const;
/** Small generations keep the store small; it holds no large data between commands. */
const FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=4"];
const STOP_MS = 5000;
/** A start may have to check a large file; one that says nothing for longer hangs. */
const START_MS = 5 * 60_000;

/**
 * Starts the store on a folder as a child process and resolves when it accepts connections. From then on it is
 * supervised: a process that dies, or does not answer any more, is replaced on the same address, where drivers find it
 * by themselves. It ends with this process, however that ends.
 * @throws an Error with one clear sentence when the folder is held, damaged or cannot be used
 */
export async function startEmbeddedStore({ dataDir, log = () => {}, patience }: Options): Promise<EmbeddedStore> {
  checkNode();
  // On Windows there are no unix sockets to hide in a folder: loopback with a secret takes their place.
  const port = process.platform === "win32" ? "0" : null;
  const { child, uri } = await startProcess(dataDir, port, log);
  const restart = () => startProcess(dataDir, port === null ? null : new URL(uri).port, log);
  return new Supervisor(child, uri, restart, log, { ...PATIENCE, ...patience });
}

/** Heartbeats to the one child, and restarts with exponential backoff that never gives up. */
class Supervisor implements EmbeddedStore {
  readonly uri: string;
  #child: ChildProcess;
  readonly #start: () => Promise<{ child: ChildProcess }>;
  readonly #log: (text: string) => void;
  readonly #patience: Patience;
  readonly #stopping = new AbortController();
  #restarting: Promise<void> | null = null;
  #startedAt = Date.now();
  #downSince: number | null = null;
  /** Restarts since the store last came back to stay. */
  #restarts = 0;

  constructor(
    child: ChildProcess,
    uri: string,
    start: () => Promise<{ child: ChildProcess }>,
    log: (text: string) => void,
    patience: Patience,
  ) {
    this.uri = uri;
    this.#child = child;
    this.#start = start;
    this.#log = log;
    this.#patience = patience;
    this.#watch(child);
    this.#listen();
  }

  get pid() {
    return this.#child.pid ?? 0;
  }

  get downMs() {
    return this.#downSince === null ? 0 : Math.max(1, Date.now() - this.#downSince);
  }

  async stop() {
    this.#stopping.abort();
    await this.#restarting;
    await end(this.#child);
  }

  #watch(child: ChildProcess) {
    child.once("exit", (code, signal) => {
      if (this.#isStopping) return;
      const reason = `the embedded store ended unexpectedly (${signal ?? `exit code ${code}`})`;
      this.#restarting = this.#restart(reason).finally(() => {
        this.#restarting = null;
      });
    });
  }

  async #restart(reason: string) {
    this.#downSince ??= Date.now();
    while (!this.#isStopping) {
      const pause = this.#nextPause();
      this.#log(`${reason}; starting it again${pause > 0 ? ` in ${pause / 1000} s` : ""}`);
      await this.#sleep(pause);
      if (this.#isStopping) return;
      const started = await this.#start().catch((error: Error) => {
        reason = error.message;
      });
      if (!started) continue;
      this.#child = started.child;
      this.#startedAt = Date.now();
      this.#watch(started.child);
      return;
    }
  }

  #nextPause(): number {
    const earlier = this.#restarts++;
    const { firstPauseMs, longestPauseMs } = this.#patience;
    return earlier === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (earlier - 1));
  }

  async #listen() {
    const { beatMs, unansweredMs } = this.#patience;
    // Beats are counted, not time: a machine that slept has missed one, not hours of them.
    let missed = 0;
    while (!this.#isStopping) {
      const child = this.#child;
      const [isAnswered] = await Promise.all([ping(this.uri, beatMs), this.#sleep(beatMs)]);
      if (this.#isStopping) return;
      if (isAnswered || this.#restarting || child !== this.#child) missed = 0;
      else {
        missed++;
        this.#downSince ??= Date.now();
      }
      if (isAnswered && Date.now() - this.#startedAt >= this.#patience.steadyMs) {
        this.#downSince = null;
        this.#restarts = 0;
      }
      if (missed * beatMs < unansweredMs) continue;
      missed = 0;
      this.#log(`the embedded store has not answered for ${unansweredMs / 1000} s; ending it`);
      await end(child);
    }
  }

  get #isStopping() {
    return this.#stopping.signal.aborted;
  }

  /** Ends early, and without a word, when the store is to stop. */
  #sleep = (ms: number) => sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [needed, neededMinor] = NEEDED_NODE;
  if (major < needed || (major === needed && minor < neededMinor))
    throw new Error(
      `The embedded store needs Node.js ${needed}.${neededMinor} or later (this is ${process.versions.node}): update Node.js or set MONGODB_URI`,
    );
}

/** One process, without anyone who starts it again. @throws an Error with what the process said */
export async function startProcess(dataDir: string, port: string | null, log: (text: string) => void) {
  const args = [...FLAGS, SERVER, "--data", dataDir, ...(port === null ? [] : ["--port", port])];
  // Compiled code is kept in the (private) data folder: it halves the start and saves 30 MB of memory.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(dataDir, "code-cache") };
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"], env });
  // A store that died cannot be told to end.
  child.stdin.on("error", () => {});
  createInterface({ input: child.stderr }).on("line", log);
  const output = createInterface({ input: child.stdout });
  const patience = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const answer = await new Promise<{ uri?: string; error?: string }>((resolve) => {
    output.once("line", (line) => resolve(JSON.parse(line)));
    child.once("error", (error) => resolve({ error: error.message }));
    child.once("exit", (code, signal) => resolve({ error: `The embedded store did not start (${signal ?? code})` }));
  });
  clearTimeout(patience);
  if (answer.uri === undefined) throw new Error(answer.error);
  return { child, uri: answer.uri };
}

/** The end of its input ends the store; a store that does not listen any more is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  child.stdin?.end();
  await ended;
  clearTimeout(timer);
}
