import { afterEach, expect, test, vi } from "vitest";
import { keepWayBack, takeWayBack } from "./wayBack.ts";

function memory(text: string | null = null) {
  let kept = text;
  const storage = {
    getItem: () => kept,
    setItem(_key: string, value: string) {
      kept = value;
    },
    removeItem() {
      kept = null;
    },
  };
  return () => storage;
}

afterEach(() => void vi.useRealTimers());

test("leads back to the page of the link, once", () => {
  const kept = memory();
  keepWayBack("invitation", "a b/c", kept);
  expect(takeWayBack(kept)).toBe("/invitation?invite_token=a%20b%2Fc");
  expect(takeWayBack(kept)).toBeNull();
  keepWayBack("team-offer", "x", kept);
  expect(takeWayBack(kept)).toBe("/team-offer/x");
});

test("an hour later it leads nowhere", () => {
  vi.useFakeTimers();
  const kept = memory();
  keepWayBack("invitation", "x", kept);
  vi.advanceTimersByTime(61 * 60_000);
  expect(takeWayBack(kept)).toBeNull();
});

test.each([
  null,
  "{",
  "[]",
  "null",
  '{"page":"https://evil.example","token":"x","at":9e15}',
  '{"page":"constructor","token":"x","at":9e15}',
  '{"page":"invitation","token":1,"at":9e15}',
])("what anybody wrote leads nowhere: %s", (text) => {
  expect(takeWayBack(memory(text))).toBeNull();
});

test("a browser that keeps nothing is no reason to fail", () => {
  const broken = () => {
    throw new Error("no storage");
  };
  keepWayBack("invitation", "x", broken);
  expect(takeWayBack(broken)).toBeNull();
});
