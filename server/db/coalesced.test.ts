import { expect, test } from "vitest";
import { coalesced } from "./coalesced.ts";

/** A store of one number, whose readers wait until they are let go. */
function storeOf() {
  let value = 0;
  const waiting: (() => void)[] = [];
  let reads = 0;
  return {
    reads: () => reads,
    write: () => void value++,
    read: async () => {
      reads += 1;
      const seen = value;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return seen;
    },
    letGo: async () => {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("a hundred at once are two reads, and whoever asks after a write sees it", async () => {
  const store = storeOf();
  const read = coalesced<number>();
  const first = read("a", store.read);
  store.write();
  const others = Array.from({ length: 99 }, () => read("a", store.read));
  await store.letGo();
  store.write();
  const last = read("a", store.read);
  await store.letGo();
  await store.letGo();
  expect(await first).toBe(0);
  expect(new Set(await Promise.all(others))).toEqual(new Set([1]));
  expect(await last).toBe(2);
  expect(store.reads()).toBe(3);
});

test("what is asked for otherwise is another read, and nothing is kept", async () => {
  const store = storeOf();
  const read = coalesced<number>();
  const both = [read("a", store.read), read("b", store.read)];
  await store.letGo();
  await Promise.all(both);
  const again = read("a", store.read);
  await store.letGo();
  expect(await again).toBe(0);
  expect(store.reads()).toBe(3);
});

test("one that fails is told to those who wait for it, and not to those of the next one", async () => {
  const read = coalesced<string>();
  const { promise, reject } = Promise.withResolvers<string>();
  const failing = read("a", () => promise);
  const next = read("a", async () => "there");
  reject(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  expect(await next).toBe("there");
});
