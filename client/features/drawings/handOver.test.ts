import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UNSAVED_SIGN_KEY } from "#shared/signatures/constants.ts";
import { handedOver, handOver, type SignOrder } from "./handOver.ts";

const SIGN: SignOrder = { kind: "drawn", strokes: { strokes: [[{ x: 1, y: 2 }]], color: "#123456", widthPx: 2 } };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a sign that was left is found for a day", () => {
  handOver(SIGN);
  vi.advanceTimersByTime(86_300_000);
  expect(handedOver()).toEqual(SIGN);
  vi.advanceTimersByTime(200_000);
  expect(handedOver()).toBeNull();
  expect(stored.size).toBe(0);
});

test.each(["", "{}", "null", '{"at":1,"order":{"kind":"drawn"}}', JSON.stringify(SIGN)])(
  "what is no sign is forgotten: %s",
  (text) => {
    stored.set(UNSAVED_SIGN_KEY, text);
    expect(handedOver()).toBeNull();
    expect(stored.size).toBe(0);
  },
);
