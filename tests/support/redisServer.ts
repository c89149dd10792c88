import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const hasRedisServer = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of the test's own on a unix socket in a temporary folder; it keeps nothing on disk. `start` it first. */
export async function redisServer(t: { teardown(end: () => Promise<void>): void }, flags: string[] = []) {
  const dir = await mkdtemp(join(tmpdir(), "signoff-redis-"));
  const path = join(dir, "redis.sock");
  let child: ReturnType<typeof spawn> | undefined;
  t.teardown(async () => {
    await kill();
    await rm(dir, { recursive: true, force: true });
  });
  return {
    url: `unix://${path}`,
    start,
    /** SIGKILL, as when the machine is gone. */
    kill,
    /** The connections stay open and nobody answers, as when the machine hangs. */
    freeze: () => child?.kill("SIGSTOP"),
    thaw: () => child?.kill("SIGCONT"),
    /** Forgets everything, as when memory is short. */
    flush: async () => void (await createConnection(path).end("FLUSHALL\r\n").toArray()),
  };

  async function start() {
    const own = ["--port", "0", "--unixsocket", path, "--save", "", "--appendonly", "no", "--dir", dir];
    child = spawn("redis-server", [...own, ...flags], { stdio: "ignore" });
    while (!(await accepts())) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with code ${child.exitCode}`);
      await sleep(20);
    }
  }

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  function accepts() {
    return new Promise<boolean>((resolve) => {
      const socket = createConnection(path);
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
  }
}
