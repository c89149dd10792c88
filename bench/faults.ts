/** Every fault under load for a long time, and everything as it was afterwards: the scenarios of `tests/faults`, at length. */
import { DISK, ENDS } from "#tests/support/faults/ends.ts";
import { PARTS, STORE } from "#tests/support/faults/parts.ts";
import { PEOPLE } from "#tests/support/faults/people.ts";
import { type Group, LONG, play, type Scenario } from "#tests/support/faults/scenario.ts";
import type { Service } from "#tests/support/faults/service.ts";
import type { Teardown } from "#tests/support/product.ts";
import type { Measurement } from "./http.ts";

/** Takes about forty minutes, half of it the soak. A scenario that breaks no promise has 0 problems. */
export async function run(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const group of [PARTS, STORE, PEOPLE, ENDS, DISK]) measurements.push(...(await runGroup(group)));
  return measurements;
}

async function runGroup({ start, scenarios }: Group): Promise<Measurement[]> {
  const ends: (() => unknown)[] = [];
  const t = { teardown: (end: () => unknown) => void ends.push(end) };
  const measurements: Measurement[] = [];
  try {
    const service = await start(t);
    for (const scenario of scenarios) {
      const lacks = scenario.lacks?.(service);
      if (lacks) console.log(`  left out: ${scenario.name} (${lacks})`);
      else measurements.push(await measure(scenario, service, t));
    }
  } finally {
    for (const end of ends.reverse()) await end();
  }
  return measurements;
}

async function measure(scenario: Scenario, service: Service, t: Teardown): Promise<Measurement> {
  const { problems, figures } = await play(scenario, service, LONG, t);
  // At once, as the next one may take long.
  for (const problem of problems) console.log(`  ${scenario.name}: ${problem}`);
  return {
    name: scenario.name,
    value: problems.length,
    unit: "problems",
    goal: 0,
    ok: problems.length === 0,
    note: figures,
  };
}
