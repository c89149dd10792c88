import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface EmbeddedStore {
  /** A `mongodb://` address; it stays the same when the store is restarted. */
  uri: string;
  /** The process that serves now. */
  readonly pid: number;
  /** Ends the store cleanly. */
  stop(): Promise<void>;
  /** Called when the store has ended and will not be restarted, with the reason. */
  onExit(listener: (reason: string) => void): void;
}

interface Options {
  dataDir: string;
  log?: (text: string) => void;
}

const SERVER = fileURLToPath(new URL("./server.ts", import.meta.url));
const NEEDED_NODE = [22, 18] as const;
/** Small generations keep the store small; it holds no large data between commands. */
const FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=4"];
/** Restarts after crashes: that many within a minute, then it gives up. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
const STOP_MS = 5000;

/**
 * Starts the store on a folder as a child process and resolves when it accepts connections. If it crashes it is started
 * again on the same address, where drivers find it by themselves. It ends with this process, however that ends.
 * @throws an Error with one clear sentence when the folder is held, damaged or cannot be used
 */
export async function startEmbeddedStore({ dataDir, log = () => {} }: Options): Promise<EmbeddedStore> {
  checkNode();
  const listeners: ((reason: string) => void)[] = [];
  const crashes: number[] = [];
  let stopping = false;
  let restart: Promise<void> | undefined;
  // On Windows there are no unix sockets to hide in a folder: loopback with a secret takes their place.
  let port = process.platform === "win32" ? "0" : null;
  let { child, uri } = await startProcess(dataDir, port, log);
  if (port !== null) port = new URL(uri).port;

  const watch = (watched: ChildProcess) =>
    watched.once("exit", (code, signal) => {
      if (stopping) return;
      const reason = `the embedded store ended unexpectedly (${signal ?? `exit code ${code}`})`;
      crashes.push(Date.now());
      if (crashes.filter((at) => at > Date.now() - RESTART_WINDOW_MS).length > MAX_RESTARTS) return giveUp(reason);
      log(`${reason}; starting it again`);
      restart = startProcess(dataDir, port, log).then(
        (started) => {
          child = started.child;
          if (!stopping) watch(child);
        },
        (error: Error) => giveUp(error.message),
      );
    });
  const giveUp = (reason: string) => {
    log(reason);
    for (const listener of listeners) listener(reason);
  };
  watch(child);

  return {
    uri,
    get pid() {
      return child.pid ?? 0;
    },
    async stop() {
      stopping = true;
      await restart;
      await end(child);
    },
    onExit(listener) {
      listeners.push(listener);
    },
  };
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
  const answer = await new Promise<{ uri?: string; error?: string }>((resolve) => {
    output.once("line", (line) => resolve(JSON.parse(line)));
    child.once("error", (error) => resolve({ error: error.message }));
    child.once("exit", (code, signal) => resolve({ error: `The embedded store did not start (${signal ?? code})` }));
  });
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
