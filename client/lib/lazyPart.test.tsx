// @vitest-environment happy-dom
import { act, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw } from "#tests/support/browser.tsx";
import { lazyPart, preparedPart } from "./lazyPart.ts";

const Menu = () => <p>Menu</p>;
const text = () => document.body.textContent;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open(...failures: Error[]) {
  const load = vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return Menu;
  });
  const Part = lazyPart(load);
  await draw(
    <Suspense fallback="Later">
      <Part />
    </Suspense>,
  );
  return load;
}

test("a part whose script cannot be fetched takes nothing with it and comes when the network is back", async () => {
  await open(new Error("no network"));
  expect(text()).toBe("Later");
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(text()).toBe("Menu");
});

test("it is tried again without such news too", async () => {
  const load = await open(new Error("no network"), new Error("no network"));
  await pass(5_000);
  expect(text()).toBe("Later");
  await pass(5_000);
  expect(text()).toBe("Menu");
  expect(load).toHaveBeenCalledTimes(3);
});

test("a part that was fetched beforehand is there at once, and nothing stands in its place before", async () => {
  const [Part, prepare] = preparedPart(async () => Menu);
  await prepare();
  const Later = vi.fn(() => "Later");
  await draw(
    <Suspense fallback={<Later />}>
      <Part />
    </Suspense>,
  );
  expect(text()).toBe("Menu");
  expect(Later).not.toHaveBeenCalled();
});

test("a part that could not be fetched beforehand comes when it is wanted", async () => {
  let isOnline = false;
  const [Part, prepare] = preparedPart(async () => {
    if (!isOnline) throw new Error("no network");
    return Menu;
  });
  await prepare();
  isOnline = true;
  await draw(
    <Suspense fallback="Later">
      <Part />
    </Suspense>,
  );
  expect(text()).toBe("Menu");
});
