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

describe("a line for each owner", () => {
  it("takes one of each in turn, however many one of them has brought", async () => {
    const queue = fairQueue({ running: 1, waiting: 20 });
    const done: string[] = [];
    const job = (name: string, owner: string) => queue(async () => void done.push(name), { owner });
    const all = [1, 2, 3, 4, 5].map((i) => job(`eve ${i}`, "eve"));
    all.push(job("ana 1", "ana"), job("ana 2", "ana"), job("ben 1", "ben"));
    await Promise.all(all);
    expect(done).toEqual(["eve 1", "eve 2", "ana 1", "ben 1", "eve 3", "ana 2", "eve 4", "eve 5"]);
  });

  it("is bounded, so that nobody takes all places", async () => {
    const queue = fairQueue({ running: 1, waiting: 3, waitingEach: 2 });
    const { job, ends } = jobs();
    const all = [1, 2, 3].map((id) => queue(job(id), { owner: "eve" }));
    expect([queue.isFull("eve"), queue.isFull("ana")]).toEqual([true, false]);
    await expect(queue(job(4), { owner: "eve" })).rejects.toMatchObject({ code: "busy" });
    all.push(queue(job(5), { owner: "ana" }));
    await expect(queue(job(6), { owner: "ben" })).rejects.toMatchObject({ code: "busy" });
    for (let i = 0; i < 4; i += 1) {
      await turn();
      ends[i]?.();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 5]);
  });

  it("runs so many of an owner, and others beside them", async () => {
    const queue = fairQueue({ running: 5, runningEach: 1, waiting: 8 });
    const { job, ends, started } = jobs();
    const all = [queue(job(1), { owner: "eve" }), queue(job(2), { owner: "eve" }), queue(job(3), { owner: "ana" })];
    await turn();
    expect(started).toEqual([1, 3]);
    ends[0]?.();
    await turn();
    expect(started).toEqual([1, 3, 2]);
    for (const end of ends) end();
    await Promise.all(all);
  });
});

describe("whoever does not wait any longer", () => {
  it("gives the place back: one who left is never begun", async () => {
    const queue = fairQueue({ running: 1, waiting: 1 });
    const { job, ends, started } = jobs();
    const caller = new AbortController();
    const first = queue(job(1));
    const left = queue(job(2), { signal: caller.signal });
    caller.abort(new Error("left"));
    await expect(left).rejects.toThrow("left");
    expect(queue.isFull()).toBe(false);
    await expect(queue(job(3), { signal: caller.signal })).rejects.toThrow("left");
    ends[0]?.();
    await first;
    await turn();
    expect(started).toEqual([1]);
  });

  it("is told to come back when the wait was too long", async () => {
    const queue = fairQueue({ running: 1, waiting: 1, patienceMs: 20 });
    const { job, ends } = jobs();
    const first = queue(job(1));
    await expect(queue(job(2))).rejects.toMatchObject({ code: "busy", retryAfterSeconds: 2 });
    ends[0]?.();
    expect(await first).toBe(1);
  });
});
