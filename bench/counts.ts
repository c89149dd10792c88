/** What a chart of many links takes, and that it does not grow with what was clicked. */
import { addDays, dayAt } from "#shared/analytics/days.ts";
import type { Series } from "#shared/analytics/schema.ts";
import { startServer } from "#tests/support/startServer.ts";
import { countedTeam } from "./counted.ts";
import type { Measurement } from "./http.ts";

const LINKS = 1_000;
const DAYS = 61;
const ASKED_DAYS = 28;
const MANY = 10_000_000;
const FEW = 100_000;
const WARM = 40;
/** Of each team; both together stay below what one person may ask in a minute. */
const ASKED = 250;
const MAX_P99_MS = 20;
const MAX_GROWTH = 1.5;

export async function run(): Promise<Measurement[]> {
  const server = await startServer();
  try {
    const today = dayAt(Date.now(), "UTC").date;
    const dates = Array.from({ length: DAYS }, (_, day) => addDays(today, day + 1 - DAYS));
    const team = async (name: string, clicks: number) => {
      // Some links have much more than others, and all of them together as many as are said.
      const each = clicks / (LINKS * DAYS);
      const people = (link: number, day: number) => Math.round(each * (0.5 + ((link * 31 + day * 17) % 101) / 100));
      return countedTeam(server, name, { links: LINKS, dates, people });
    };
    const [many, few] = [await team("many", MANY), await team("few", FEW)];
    const ask = async ({ token }: typeof many) => {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/api/_/analytics/series?by=link&days=${ASKED_DAYS}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const body = await answer.text();
      const ms = performance.now() - begun;
      if (!answer.ok) throw new Error(`The series answered ${answer.status}: ${body}`);
      return { ms, total: (JSON.parse(body) as Series).total.total };
    };
    for (let warm = 0; warm < WARM; warm++) for (const one of [many, few]) await ask(one);
    const times = { many: [] as number[], few: [] as number[] };
    let total = 0;
    for (let turn = 0; turn < ASKED; turn++) {
      const found = await ask(many);
      total = found.total;
      times.many.push(found.ms);
      times.few.push((await ask(few)).ms);
    }
    const growth = part(times.many, 0.5) / part(times.few, 0.5);
    const p99 = part(times.many, 0.99);
    const ms = (list: readonly number[]) =>
      [0.5, 0.95, 0.99].map((share) => `p${100 * share} ${part(list, share).toFixed(1)}`).join(", ");
    return [
      {
        name: `${ASKED_DAYS} days of ${LINKS} links with ${many.clicks} clicks, 99 of 100 within`,
        value: Math.round(p99 * 10) / 10,
        unit: "ms",
        goal: MAX_P99_MS,
        ok: p99 <= MAX_P99_MS,
        note: `${ms(times.many)}; ${total} clicks in the answer`,
      },
      {
        name: `the same over that of ${few.clicks} clicks, medians`,
        value: Math.round(growth * 100) / 100,
        unit: "x",
        goal: MAX_GROWTH,
        ok: growth <= MAX_GROWTH,
        note: ms(times.few),
      },
    ];
  } finally {
    await server.stop();
  }
}

const part = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] as number;
