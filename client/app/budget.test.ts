import { describe, expect, test } from "vitest";
import { DOCUMENT_BUDGET, documentLoad, firstLoad, SCRIPT_BUDGETS, STYLE_BUDGET } from "../../scripts/firstLoad.ts";

describe("first load", () => {
  test.each(Object.entries(SCRIPT_BUDGETS))("%s: script stays within %d bytes", (screen, budget) => {
    expect(firstLoad(screen).script).toBeLessThanOrEqual(budget);
  });

  test.each(Object.keys(SCRIPT_BUDGETS))("%s: styles stay within 15 kB", (screen) => {
    expect(firstLoad(screen).styles).toBeLessThanOrEqual(STYLE_BUDGET);
  });

  test("a document: script and styles stay within 25 and 15 kB", () => {
    expect(documentLoad().script).toBeLessThanOrEqual(DOCUMENT_BUDGET);
    expect(documentLoad().styles).toBeLessThanOrEqual(STYLE_BUDGET);
  });
});
