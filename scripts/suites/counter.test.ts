import { describe, expect, test } from "vitest";
import { TestCounter } from "./counter.ts";

const pass = (name: string, nesting: number) => ({ name, nesting, ok: true, details: {} });
const fail = (name: string, nesting: number) => ({ name, nesting, ok: false, details: {} });
const block = (name: string, nesting: number, ok = true) => ({
  name,
  nesting,
  ok,
  details: { type: "suite" as const },
});

describe("TestCounter", () => {
  test("counts a block of assertions as one test", () => {
    const counter = new TestCounter();
    for (const end of [pass("a", 1), pass("b", 1), block("test", 0)]) counter.end(end);
    expect(counter.counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  test("counts the tests of a group and not the group", () => {
    const counter = new TestCounter();
    for (const end of [pass("a", 2), block("one", 1), pass("b", 2), block("two", 1), block("group", 0)])
      counter.end(end);
    expect(counter.counts).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  test("counts a group that asserts something itself", () => {
    const counter = new TestCounter();
    for (const end of [pass("a", 2), block("one", 1), pass("own", 1), block("group", 0)]) counter.end(end);
    expect(counter.counts).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  test("counts a failure once, however many groups are around it, and names it from the outside in", () => {
    const counter = new TestCounter();
    counter.start("group", 0);
    counter.start("one", 1);
    expect(counter.end(fail("is equal", 2))).toEqual(["group", "one", "is equal"]);
    expect(counter.end(block("one", 1, false))).toBeUndefined();
    expect(counter.end(block("group", 0, false))).toBeUndefined();
    expect(counter.counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("counts two failed assertions of one test as one failed test", () => {
    const counter = new TestCounter();
    for (const end of [fail("a", 1), fail("b", 1), block("test", 0, false)]) counter.end(end);
    expect(counter.counts.failed).toBe(1);
  });

  test("keeps a test good whose inner test fails", () => {
    const counter = new TestCounter();
    for (const end of [pass("own", 1), fail("a", 2), block("inner", 1, false), block("outer", 0, false)])
      counter.end(end);
    expect(counter.counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test("counts and names a block that fails with nothing failed in it, a file that cannot be loaded", () => {
    const counter = new TestCounter();
    const end = { name: "a.test.ts", nesting: 0, ok: false, details: { type: "test" as const } };
    expect(counter.end(end)).toEqual(["a.test.ts"]);
    expect(counter.counts.failed).toBe(1);
  });

  test("counts what is skipped, or yet to be done, as skipped, with an empty reason too", () => {
    const counter = new TestCounter();
    counter.end({ ...pass("a", 1), skip: "no redis" });
    counter.end({ ...pass("b", 1), skip: "" });
    counter.end({ ...fail("c", 1), todo: true });
    counter.end(pass("d", 1));
    counter.end(block("test", 0));
    expect(counter.counts).toEqual({ passed: 1, failed: 0, skipped: 3 });
  });
});
