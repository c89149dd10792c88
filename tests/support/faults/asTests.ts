import type { Test } from "tap";
import { type Group, play, SHORT } from "./scenario.ts";

/** Scenarios signal processes and read /proc; what is on `MONGODB_URI` is not ours to kill. */
const skip =
  process.platform !== "linux" ? "reads /proc" : process.env.MONGODB_URI ? "MONGODB_URI is set" : (false as const);

/** A group as tests: one service, one test for each scenario, which says what it measured. */
export function asTests(t: Test, { name, start, scenarios }: Group) {
  return t.test(name, { skip, timeout: 300_000 }, async (t) => {
    const service = await start(t);
    for (const scenario of scenarios) {
      const lacks = scenario.lacks?.(service) ?? null;
      await t.test(scenario.name, { skip: lacks ?? false }, async (t) => {
        const { problems, figures } = await play(scenario, service, SHORT, t);
        t.comment(figures);
        t.same(problems, []);
      });
    }
  });
}
