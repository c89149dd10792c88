import type { Test } from "tap";
import { type Group, play, SHORT } from "./scenario.ts";

/** Scenarios signal processes and read /proc; what is on `MONGODB_URI` is not ours to kill. */
const skip =
  process.platform !== "linux" ? "reads /proc" : process.env.MONGODB_URI ? "MONGODB_URI is set" : (false as const);

/** On a machine that others use as well; a scenario takes seconds on a quiet one. */
const SCENARIO_MS = 240_000;
const GROUP_MS = 900_000;

/** A group as tests: one service, one test for each scenario, which says what it measured. */
export function asTests(t: Test, { name, start, scenarios }: Group) {
  return t.test(name, { skip, timeout: GROUP_MS }, async (t) => {
    const service = await start(t);
    for (const scenario of scenarios) {
      const lacks = scenario.lacks?.(service) ?? null;
      await t.test(scenario.name, { skip: lacks ?? false, timeout: SCENARIO_MS }, async (t) => {
        const { problems, figures } = await play(scenario, service, SHORT, t);
        t.comment(figures);
        t.same(problems, []);
      });
    }
  });
}
