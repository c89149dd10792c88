import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropDatabase, ownDatabase } from "./database.ts";
import { npmStart } from "./npmStart.ts";
import { freePort } from "./ports.ts";

/** A start that has not ended by then hangs; how fast it is, is no matter of most tests. */
const START_MS = 60_000;

export type RunningServer = {
  url: string;
  rendererUrl: string;
  dataDir: string;
  /** address of the database it works on */
  storeUri(): string;
  pid(): number;
  /** what it has printed so far */
  output(): string;
  /** ends it with a signal and waits; nothing is removed. @returns its exit code, null when it was killed */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** ends it gracefully and starts it on the same data and ports */
  restart(): Promise<void>;
  /** ends it and removes its data */
  stop(): Promise<void>;
};

/** Starts the real server, as `npm start` does, on free ports and an empty data folder of its own unless `env` names one. */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "signoff-")));
  const [port, rendererPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const database = ownDatabase();
  let output = "";
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );

  let child = await start();

  async function start(): Promise<ChildProcess> {
    const { PUBLIC_URL: _publicUrl, ...inherited } = process.env;
    const started = spawn(process.execPath, npmStart.args, {
      env: {
        ...inherited,
        ...npmStart.env,
        LOG_LEVEL: "warn",
        PORT: String(port),
        RENDERER_PORT: String(rendererPort),
        DATA_DIR: dataDir,
        BOT_CHECK: "off",
        ...(database && { MONGODB_URI: database }),
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [started.stdout, started.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
    const end = Date.now() + START_MS;
    while (!(await isReady())) {
      if (started.exitCode !== null || Date.now() > end) {
        // Nobody could end it who never got hold of it.
        started.kill("SIGKILL");
        throw new Error(`The server did not start:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return started;
  }

  async function end(signal: NodeJS.Signals = "SIGTERM") {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return exited;
  }

  return {
    url,
    rendererUrl: `http://127.0.0.1:${rendererPort}`,
    dataDir,
    storeUri: () => database ?? readFileSync(join(dataDir, "store-address"), "utf8"),
    pid: () => child.pid ?? 0,
    output: () => output,
    end,
    async restart() {
      await end();
      child = await start();
    },
    async stop() {
      await end();
      if (database) await dropDatabase(database);
      // Where the end was cut short, children may still write there for a moment.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
