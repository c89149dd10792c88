import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { atLeast } from "./rate.ts";

const RATE = { bytes: 100, windowMs: 60, totalMs: 10_000 };
/** Whether a sender was given up on before `ms` were over. */
const isRefused = (tooSlow: Promise<never>, ms: number) =>
  Promise.race([tooSlow.catch(({ code }: { code: string }) => code === "upload_too_slow"), sleep(ms, false)]);

it("gives up on a body that stands still, or drips", async () => {
  const still = atLeast(RATE);
  expect(await isRefused(still.tooSlow, 5000)).toBe(true);
  const dripping = atLeast(RATE);
  const drip = setInterval(() => dripping.count(1), 10);
  expect(await isRefused(dripping.tooSlow, 5000)).toBe(true);
  clearInterval(drip);
});

it("lets one that keeps its rate come to its end, but not for ever", async () => {
  const steady = atLeast({ ...RATE, totalMs: 600 });
  const flow = setInterval(() => steady.count(100), 5);
  expect(await isRefused(steady.tooSlow, 300)).toBe(false);
  expect(await isRefused(steady.tooSlow, 5000)).toBe(true);
  clearInterval(flow);
});

it("does not blame the sender for a moment in which this process had no time", async () => {
  const { tooSlow, count, stop } = atLeast({ ...RATE, windowMs: 1000 });
  // The bytes are there, and read behind the timers.
  setTimeout(() => setImmediate(() => count(500)), 20);
  for (const end = performance.now() + 1200; performance.now() < end; );
  expect(await isRefused(tooSlow, 10)).toBe(false);
  stop();
});
