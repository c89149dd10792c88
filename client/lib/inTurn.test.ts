// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { inTurn } from "./inTurn.ts";

/** A clock that stands still but for what jobs cost, and frames that come when they are asked for. */
function frames() {
  let now = 0;
  const asked: (() => void)[] = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => asked.push(next));
  vi.stubGlobal("setTimeout", (next: () => void) => next());
  return {
    spend: (ms: number) => (now += ms),
    /** @returns false when nobody asked for one */
    next: () => {
      const frame = asked.shift();
      frame?.();
      return frame !== undefined;
    },
  };
}

test("costly jobs are done a few in a frame, in their order, each once", () => {
  const { spend, next } = frames();
  const done: number[] = [];
  for (let job = 0; job < 10; job += 1)
    inTurn(() => {
      done.push(job);
      spend(4);
    });
  expect(done).toEqual([]);
  const perFrame: number[] = [];
  for (let before = 0; next(); before = done.length) perFrame.push(done.length - before);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(Math.max(...perFrame)).toBe(2);
});

test("a job that was taken back is not done, and one that fails stops no other", () => {
  const { next } = frames();
  const done: string[] = [];
  const cancel = inTurn(() => done.push("taken back"));
  inTurn(() => {
    throw new Error("This drawing fails.");
  });
  inTurn(() => done.push("last"));
  cancel();
  expect(next).toThrow("This drawing fails.");
  expect(next()).toBe(true);
  expect(done).toEqual(["last"]);
  expect(next()).toBe(false);
});
