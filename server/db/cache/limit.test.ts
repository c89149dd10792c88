import { pino } from "pino";
import { expect, it } from "vitest";
import { type ErrorCode, Failure } from "#shared/errors/catalogue.ts";
import { limitFailures, mayTake } from "./limit.ts";
import { memoryHot } from "./memory.ts";
import { hot } from "./seam.ts";

hot.plug(memoryHot({ log: pino({ level: "silent" }) }));

const triesLeft = async (name: string, error: unknown) => {
  const windows = { [`login:ip:${name}`]: { limit: 2, windowMs: 60_000 } };
  const attempt = () => limitFailures(windows, () => Promise.reject(error)).catch((reason: unknown) => reason);
  for (let i = 0; i < 5; i++) await attempt();
  return (await hot().limiter.take(`login:ip:${name}`, { limit: 2, windowMs: 60_000, cost: 0 })).remaining;
};

it.each<[ErrorCode, number]>([
  ["wrong_credentials", 0],
  ["refresh_rejected", 0],
  ["link_expired", 0],
  ["unavailable", 2],
  ["store_full", 2],
  ["too_many_requests", 2],
])("after five answers of %s there are %i of two tries left", async (code, left) => {
  expect(await triesLeft(code, new Failure(code))).toBe(left);
});

it("what broke on our side is nobody's guess", async () => {
  expect(await triesLeft("bug", new Error("oops"))).toBe(2);
  expect(await triesLeft("away", Object.assign(new Error("gone"), { name: "MongoNetworkError" }))).toBe(2);
});

it("nor is a success, however often it comes", async () => {
  const windows = { "login:ip:right": { limit: 2, windowMs: 60_000 } };
  for (let i = 0; i < 5; i++) expect(await limitFailures(windows, async () => "signed in")).toBe("signed in");
});

it("a window that is used up takes nothing from those before it", async () => {
  const [own, shared] = [
    { limit: 1, windowMs: 60_000 },
    { limit: 5, windowMs: 60_000 },
  ];
  const windows = { "login:ip:shared": shared, "login:pair:own": own };
  for (let i = 0; i < 4; i++) await mayTake(windows);
  expect((await hot().limiter.take("login:ip:shared", { ...shared, cost: 0 })).remaining).toBe(4);
});
