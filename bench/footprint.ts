/** What a visitor downloads before a page works, and what an idle server keeps in memory. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmStart } from "#tests/support/npmStart.ts";
import { freePort } from "#tests/support/ports.ts";
import { DOCUMENT_BUDGET, documentLoad, firstLoad, SCRIPT_BUDGETS } from "../scripts/firstLoad.ts";
import { type Measurement, startServer } from "./http.ts";

const MAX_IDLE_MB = 150;
const MAX_START_MS = 2000;

/** Resident memory of a started server that nobody has asked for anything but its health, and the time of a second start. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const [port, rendererPort] = [await freePort(), await freePort()];
  const start = () =>
    startServer({
      args: npmStart.args,
      env: {
        ...npmStart.env,
        LOG_LEVEL: "warn",
        PORT: String(port),
        RENDERER_PORT: String(rendererPort),
        DATA_DIR: dataDir,
      },
      readyUrl: `http://localhost:${port}/health/ready`,
    });
  await (await start()).stop();
  const startedAt = performance.now();
  const server = await start();
  const startMs = Math.round(performance.now() - startedAt);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const megabytes = Math.round(residentKb(server.pid) / 1024);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  const weight = (name: string, script: number, budget: number): Measurement => ({
    name: `first-load script, ${name}`,
    value: script,
    unit: "bytes gzip",
    goal: budget,
    ok: script <= budget,
  });
  const weights = [
    weight("any public page", documentLoad().script, DOCUMENT_BUDGET),
    ...Object.entries(SCRIPT_BUDGETS).map(([screen, budget]) => weight(screen, firstLoad(screen).script, budget)),
  ];
  return [
    ...weights,
    { name: "idle server, resident", value: megabytes, unit: "MB", goal: MAX_IDLE_MB, ok: megabytes < MAX_IDLE_MB },
    {
      name: "second start, to ready with store and renderer (all on one core)",
      value: startMs,
      unit: "ms",
      goal: MAX_START_MS,
      ok: startMs < MAX_START_MS,
    },
  ];
}

const residentKb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
