/**
 * `npm run dev`: the server in development, started anew when a source of the server or the renderer changes; the client's
 * sources are the business of Vite inside it. Whoever ends this ends all of it.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const WATCHED = ["server", "store", "program", "shared", "renderer"];
/** The server has 10 s to finish what it is doing; what it leaves behind has little more. */
const SERVER_PATIENCE_MS = 12_000;
const REST_PATIENCE_MS = 2_000;

const watcher = spawn(
  process.execPath,
  [...WATCHED.map((dir) => `--watch-path=${dir}`), "--watch-preserve-output", "server/main.ts"],
  {
    // A process group of its own: Ctrl-C reaches the server once, through us, and nothing of the group outlives us.
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "development" },
  },
);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // The watcher hands these two on to the server and waits for it.
    watcher.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    setTimeout(() => signalGroup("SIGKILL"), SERVER_PATIENCE_MS).unref();
  });
}

watcher.once("error", (error) => {
  console.error(`The server could not be started (${error.message}).`);
  process.exit(1);
});
watcher.once("exit", async (code, signal) => {
  const giveUpAt = performance.now() + REST_PATIENCE_MS;
  while (signalGroup(0) && performance.now() < giveUpAt) await sleep(50);
  signalGroup("SIGKILL");
  process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]);
});

/** @returns whether anybody is left in the group to hear it */
function signalGroup(signal: NodeJS.Signals | 0) {
  try {
    return process.kill(-(watcher.pid ?? Number.NaN), signal);
  } catch {
    return false;
  }
}
