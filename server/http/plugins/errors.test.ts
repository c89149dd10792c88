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

test("however deep the cause is wrapped", () => {
  for (const code of ["ECONNREFUSED", "ETIMEDOUT", "ERR_STREAM_DESTROYED"]) {
    const cause = new Error("driver", { cause: Object.assign(new Error("socket"), { code }) });
    expect(toFailure(new Error("ours", { cause })).code, code).toBe("unavailable");
  }
  const endless = new Error("a circle");
  endless.cause = endless;
  expect(toFailure(endless).code).toBe("internal");
});

test("a store that ended a call itself, or changes its primary, asks to be asked again", () => {
  expect(toFailure(Object.assign(named("MongoServerError"), { code: 50 })).code).toBe("unavailable");
  const label = { code: 112, errorLabels: ["TransientTransactionError"] };
  expect(toFailure(Object.assign(named("MongoServerError"), label)).code).toBe("unavailable");
  const overloaded = { code: 462, errorLabels: ["SystemOverloadedError"] };
  expect(toFailure(Object.assign(named("MongoServerError"), overloaded)).code).toBe("unavailable");
  expect(toFailure(Object.assign(named("MongoServerError"), { code: 2 })).code).toBe("internal");
});

test("a store whose data is damaged is no mistake of ours", () => {
  expect(toFailure(Object.assign(named("MongoServerError"), { code: 301 })).code).toBe("unavailable");
});

test("anything else is a mistake of ours", () => {
  expect(toFailure(named("TypeError")).code).toBe("internal");
});
