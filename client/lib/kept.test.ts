import { afterEach, expect, test, vi } from "vitest";
import { keep, kept } from "./kept.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a browser keeps for a site, until it refuses. */
function storage() {
  const values = new Map<string, string>();
  let isRefused = false;
  const attempt = <T>(work: () => T): T => {
    if (isRefused) throw new DOMException("denied", "SecurityError");
    return work();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => attempt(() => values.get(key) ?? null),
    setItem: (key: string, value: string) => attempt(() => void values.set(key, value)),
    removeItem: (key: string) => attempt(() => void values.delete(key)),
  });
  return {
    refuse(refuses: boolean) {
      isRefused = refuses;
    },
  };
}

test("a choice is remembered until it is forgotten", () => {
  storage();
  expect(kept("a")).toBeNull();
  keep("a", "1");
  expect([kept("a"), kept("b")]).toEqual(["1", null]);
  keep("a", null);
  expect(kept("a")).toBeNull();
});

test("where the browser refuses to remember, a choice lasts as long as the page", () => {
  const { refuse } = storage();
  keep("a", "old");
  refuse(true);
  expect(kept("a")).toBeNull();
  keep("a", "new");
  expect(kept("a")).toBe("new");
  keep("a", null);
  expect(kept("a")).toBeNull();
  refuse(false);
  keep("a", "newest");
  expect(kept("a")).toBe("newest");
});
