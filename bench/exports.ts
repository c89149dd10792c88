/** The largest files of counts: how much memory a server takes while it sends one, and how long. */
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_RANGE_DAYS } from "#shared/analytics/constants.ts";
import { addDays, dayAt } from "#shared/analytics/days.ts";
import { startServer } from "#tests/support/startServer.ts";
import { countedTeam } from "./counted.ts";
import type { Measurement } from "./http.ts";

const ROWS = 1_000_000;
const LINKS = ROWS / MAX_RANGE_DAYS;
const MAX_EXTRA_MB = 60;
const SETTLED_MS = 3_000;

export async function run(): Promise<Measurement[]> {
  const server = await startServer();
  try {
    const today = dayAt(Date.now(), "UTC").date;
    const dates = Array.from({ length: MAX_RANGE_DAYS }, (_, day) => addDays(today, day + 1 - MAX_RANGE_DAYS));
    const people = (link: number, day: number) => 1 + ((link * 7 + day * 13) % 97);
    const { token } = await countedTeam(server, "exporter", { links: LINKS, dates, people });
    const get = (query: string) =>
      fetch(`${server.url}/api/_/analytics/${query}`, { headers: { authorization: `Bearer ${token}` } });
    // What the first answer of its kind takes is there for good: code, and the pages that the heap has got.
    for (const file of ["csv", "json"]) await (await get(`days.${file}?by=link&days=28`)).arrayBuffer();
    const lines: Measurement[] = [];
    for (const file of ["csv", "json"]) {
      await sleep(SETTLED_MS);
      const pid = server.pid();
      const before = memoryMb(pid, "VmRSS");
      forgetPeak(pid);
      const begun = performance.now();
      const { rows, megabytes } = await take(await get(`days.${file}?by=link&days=${MAX_RANGE_DAYS}`), file);
      const tookS = (performance.now() - begun) / 1000;
      const extra = Math.round(memoryMb(pid, "VmHWM") - before);
      const isWhole = rows === ROWS;
      lines.push({
        name: `export of ${rows} rows as ${file}, memory of the server at its most`,
        value: extra,
        unit: "MB extra",
        goal: MAX_EXTRA_MB,
        ok: extra < MAX_EXTRA_MB && isWhole,
        note: `${Math.round(before)} MB before, ${Math.round(megabytes)} MB sent in ${tookS.toFixed(1)} s${isWhole ? "" : `, and not ${ROWS} rows`}`,
      });
    }
    return lines;
  } finally {
    await server.stop();
  }
}

/** Reads an answer as it comes and keeps nothing of it. */
async function take(answer: Response, file: string): Promise<{ rows: number; megabytes: number }> {
  if (!answer.ok || !answer.body) throw new Error(`The file answered ${answer.status}: ${await answer.text()}`);
  const [sign, others] = file === "csv" ? ["\n", 1] : ["}", 1];
  const code = sign.charCodeAt(0);
  let rows = -others;
  let bytes = 0;
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length;
    for (const byte of piece) if (byte === code) rows++;
  }
  return { rows, megabytes: bytes / 1024 ** 2 };
}

const memoryMb = (pid: number, what: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** The most is that from now on (proc(5), clear_refs). */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, "5");
