import { expect, it } from "vitest";
import { singleFlight } from "./singleFlight.ts";

/** A job that ends when it is told to, or when nobody waits any more. */
function job() {
  let count = 0;
  let end = (_value: string) => {};
  let signal: AbortSignal | undefined;
  const start = (given: AbortSignal) => {
    count += 1;
    signal = given;
    return new Promise<string>((resolve, reject) => {
      end = resolve;
      given.addEventListener("abort", () => reject(given.reason));
    });
  };
  return { start, count: () => count, end: (value: string) => end(value), isEnded: () => signal?.aborted };
}

it("starts once for callers who come at once, and anew afterwards", async () => {
  const join = singleFlight<string>();
  const one = job();
  const all = [join("a", one.start), join("a", one.start, new AbortController().signal)];
  one.end("done");
  expect(await Promise.all(all)).toEqual(["done", "done"]);
  const again = join("a", one.start);
  one.end("again");
  expect(await again).toBe("again");
  expect(one.count()).toBe(2);
});

it("goes on while one of them waits, and ends with the last", async () => {
  const join = singleFlight<string>();
  const one = job();
  const [ana, ben] = [new AbortController(), new AbortController()];
  const all = [join("a", one.start, ana.signal), join("a", one.start, ben.signal)];
  ana.abort(new Error("ana left"));
  await expect(all[0]).rejects.toThrow("ana left");
  expect(one.isEnded()).toBe(false);
  ben.abort(new Error("ben left"));
  await expect(all[1]).rejects.toThrow("ben left");
  expect(one.isEnded()).toBe(true);
  const next = join("a", one.start);
  one.end("new");
  expect(await next).toBe("new");
});

it("never ends for a caller without a signal, and fails for all", async () => {
  const join = singleFlight<string>();
  const one = job();
  const caller = new AbortController();
  const stays = join("a", one.start);
  const leaves = join("a", one.start, caller.signal);
  caller.abort(new Error("left"));
  await expect(leaves).rejects.toThrow("left");
  expect(one.isEnded()).toBe(false);
  one.end("done");
  expect(await stays).toBe("done");
  const failing = join("b", () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
});
