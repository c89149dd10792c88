import { expect, test } from "vitest";
import { toFailure } from "./errors.ts";

const named = (name: string) => Object.assign(new Error("no answer"), { name });

test("a store that does not answer is away, whatever the driver calls it", () => {
  for (const name of [
    "MongoServerSelectionError",
    "MongoNetworkTimeoutError",
    "MongoPoolClearedError",
    "PoolClearedOnNetworkError",
    "MongoWaitQueueTimeoutError",
  ])
    expect(toFailure(named(name)).code, name).toBe("unavailable");
});

test("nor does it matter when its connection breaks in the middle of a call", () => {
  expect(toFailure(Object.assign(new Error("write EPIPE"), { code: "EPIPE", syscall: "write" })).code).toBe(
    "unavailable",
  );
});

test("anything else is a mistake of ours", () => {
  expect(toFailure(named("TypeError")).code).toBe("internal");
});
