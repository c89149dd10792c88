import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fail } from "#shared/errors/catalogue.ts";
import { memoryHot } from "../db/hot/memory.ts";
import { hot } from "../db/hot/seam.ts";
import { limitFailures } from "./limit.ts";

const WINDOWS = { "login:pair:ana": { limit: 2, windowMs: 60_000 } };
let shared: ReturnType<typeof memoryHot>;

beforeEach(() => {
  shared = memoryHot({ log: pino({ level: "silent" }) });
  hot.plug(shared);
});
afterEach(() => shared.close());

const attempt = (outcome: () => unknown) => limitFailures(WINDOWS, async () => outcome());
const wrong = () => attempt(() => fail("wrong_credentials"));

it("counts what a caller got wrong", async () => {
  await expect(wrong()).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(wrong()).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(wrong()).rejects.toMatchObject({ code: "too_many_requests" });
});

it("counts neither a success nor an outage of ours", async () => {
  const outages = [
    () => fail("unavailable"),
    () => {
      throw new Error("connection lost");
    },
  ];
  for (let round = 0; round < 3; round++) {
    await attempt(() => "signed in");
    for (const outage of outages) await expect(attempt(outage)).rejects.toThrow();
  }
  await expect(wrong()).rejects.toMatchObject({ code: "wrong_credentials" });
});
