import { pino } from "pino";
import { expect, it } from "vitest";
import { beat } from "./beat.ts";

const log = pino({ level: "silent" });

it("is one run at a time: whoever asks meanwhile waits for it", async () => {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  const run = () => {
    runs++;
    return gate.promise;
  };
  const { now } = beat({ name: "test", everyMs: 60_000, run }, log);
  const both = Promise.all([now(), now()]);
  expect(runs).toBe(1);
  gate.resolve();
  await both;
  await now();
  expect(runs).toBe(2);
});

it("goes on after a run that failed", async () => {
  let runs = 0;
  const run = async () => {
    if (++runs === 1) throw new Error("away");
  };
  const { start, now, stop } = beat({ name: "test", everyMs: 60_000, run }, log);
  await start();
  await now();
  await stop();
  expect(runs).toBe(2);
});
