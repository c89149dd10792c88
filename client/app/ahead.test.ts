import { expect, test, vi } from "vitest";
import { keepAhead, takeAhead } from "./ahead.ts";

test("what was fetched ahead is there once, for its page alone", async () => {
  const load = vi.fn(async () => "data");
  keepAhead("a/Screen", "/a", load, 0);
  keepAhead("a/Screen", "/a", load, 5_000);
  expect(load).toHaveBeenCalledOnce();
  expect(takeAhead("a/Screen", "/b", 5_000)).toBeUndefined();
  await expect(takeAhead("a/Screen", "/a", 5_000)).resolves.toBe("data");
  expect(takeAhead("a/Screen", "/a", 5_000)).toBeUndefined();
});

test("what is old, or failed, is fetched by the page itself", async () => {
  keepAhead("a/Screen", "/a", async () => "old", 0);
  expect(takeAhead("a/Screen", "/a", 11_000)).toBeUndefined();
  keepAhead("a/Screen", "/a", () => Promise.reject(new Error("away")), 0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeAhead("a/Screen", "/a", 1)).toBeUndefined();
});
