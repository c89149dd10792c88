import { describe, expect, it } from "vitest";
import { fairQueue } from "./fairQueue.ts";

function jobs() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const job = (id: number) => () =>
    new Promise<number>((resolve) => {
      started.push(id);
      ends.push(() => resolve(id));
    });
  return { job, ends, started };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("fairQueue", () => {
  it("runs so many at a time and the others in order", async () => {
    const queue = fairQueue({ running: 2, waiting: 8 });
    const { job, ends, started } = jobs();
    const all = [1, 2, 3, 4].map((id) => queue(job(id)));
    await turn();
    expect(started).toEqual([1, 2]);
    ends[1]?.();
    await turn();
    expect(started).toEqual([1, 2, 3]);
    for (const at of [0, 2]) ends[at]?.();
    await turn();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  });

  it("refuses when the line is full and is free again afterwards", async () => {
    const queue = fairQueue({ running: 1, waiting: 1 });
    const { job, ends } = jobs();
    const all = [queue(job(1)), queue(job(2))];
    expect(queue.isFull()).toBe(true);
    await expect(queue(job(3))).rejects.toMatchObject({ code: "busy", retryAfterSeconds: 2 });
    for (let i = 0; i < 2; i += 1) {
      await turn();
      ends[i]?.();
    }
    await Promise.all(all);
    expect(queue.isFull()).toBe(false);
  });

  it("goes on after a job that failed", async () => {
    const queue = fairQueue({ running: 1, waiting: 1 });
    await expect(queue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await queue(async () => 7)).toBe(7);
  });
});
