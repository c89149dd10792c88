// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppProvider } from "#client/lib/context.tsx";
import { offline } from "#client/lib/problem.ts";
import { appOf, draw } from "#tests/support/browser.tsx";
import { ScreenError } from "./ScreenError.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A screen whose data cannot be fetched so many times. */
async function open(failures: number) {
  const { app } = appOf();
  const loader = vi.fn(() => {
    if (loader.mock.calls.length <= failures) throw offline();
    return null;
  });
  const screen = { path: "/", loader, element: <h1>Here</h1>, errorElement: <ScreenError /> };
  const router = createMemoryRouter([screen]);
  await draw(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await pass(0);
  expect(loader).toHaveBeenCalledTimes(1);
  return loader;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => document.querySelector("h1")?.textContent;

test("a page without a network comes even where the browser's word was missed, or came too early", async () => {
  const loader = await open(3);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await pass(0);
  expect(loader).toHaveBeenCalledTimes(2);
  expect(heading()).not.toBe("Here");
  await pass(5_000);
  expect(loader).toHaveBeenCalledTimes(3);
  await pass(5_000);
  await pass(0);
  expect(loader).toHaveBeenCalledTimes(4);
  expect(heading()).toBe("Here");
  await pass(60_000);
  expect(loader).toHaveBeenCalledTimes(4);
});

test("without a network nothing is asked", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const loader = await open(1);
  await pass(60_000);
  expect(loader).toHaveBeenCalledTimes(1);
});
