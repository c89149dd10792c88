import { describe, expect, test } from "vitest";
import { firstLoad, SCRIPT_BUDGETS, STYLE_BUDGET } from "../../scripts/firstLoad.ts";

describe("first load", () => {
  test.each(Object.entries(SCRIPT_BUDGETS))("%s: script stays within %d bytes", (screen, budget) => {
    expect(firstLoad(screen).script).toBeLessThanOrEqual(budget);
  });

  test.each(Object.keys(SCRIPT_BUDGETS))("%s: styles stay within 30 kB", (screen) => {
    expect(firstLoad(screen).styles).toBeLessThanOrEqual(STYLE_BUDGET);
  });
});
