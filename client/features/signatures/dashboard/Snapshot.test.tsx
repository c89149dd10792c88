// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw } from "#tests/support/browser.tsx";
import { Snapshot } from "./Snapshot.tsx";

const image = () => document.querySelector("img");
const fail = () => act(async () => void image()?.dispatchEvent(new Event("error")));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const isComplete = vi.spyOn(HTMLImageElement.prototype, "complete", "get");

beforeEach(() => {
  vi.useFakeTimers();
  isComplete.mockReturnValue(false);
});
afterEach(() => vi.useRealTimers());

test("a picture that failed before the page was alive is asked for again too", async () => {
  isComplete.mockReturnValue(true);
  await draw(<Snapshot url="/p.png?saved=1" name="Ana" />);
  expect(image()).toBeNull();
});

test("a picture that a busy server refused is asked for three times, at other addresses, then words take its place", async () => {
  await draw(<Snapshot url="/p.png?saved=1" name="Ana" />);
  expect(image()?.getAttribute("srcset")).toBe("/p.png?saved=1 2x");
  for (const [attempt, pauseMs] of [
    [2, 2_500],
    [3, 5_000],
  ] as const) {
    await fail();
    expect(document.body.textContent).toBe("");
    await pass(pauseMs - 1);
    expect(image()).toBeNull();
    await pass(1);
    expect(image()?.getAttribute("srcset")).toBe(`/p.png?saved=1&try=${attempt} 2x`);
  }
  await fail();
  expect(document.body.textContent).toBe("There is no picture yet.");
  await pass(60_000);
  expect(image()).toBeNull();
});
