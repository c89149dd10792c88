// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast, toasts } from "#client/lib/toasts.ts";
import { draw, press } from "#tests/support/browser.tsx";
import { ToastList } from "./ToastList.tsx";

const texts = () => [...document.querySelectorAll("li p")].map(({ textContent }) => textContent);
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const show = (text: string) => act(async () => showToast({ kind: "info", text }));
/** As React hears it: from a place outside of the list, or into one. */
const point = (type: "pointerover" | "pointerout") =>
  act(async () => void document.querySelector("ol")?.dispatchEvent(new PointerEvent(type, { bubbles: true })));

beforeEach(() => {
  toasts.set([]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a sticky notice stays until it is closed", async () => {
  await draw(<ToastList />);
  await act(async () => showToast({ kind: "info", text: "kept", isSticky: true }));
  await pass(3_600_000);
  expect(texts()).toEqual(["kept"]);
  await press("Close notification");
  expect(texts()).toEqual([]);
});

test("a toast goes after ten seconds, each in its own time", async () => {
  await draw(<ToastList />);
  await show("first");
  await pass(6_000);
  await show("second");
  await pass(3_999);
  expect(texts()).toEqual(["first", "second"]);
  await pass(1);
  expect(texts()).toEqual(["second"]);
  await pass(6_000);
  expect(texts()).toEqual([]);
});

test("its time stands still while somebody is over it, and goes on where it stood", async () => {
  await draw(<ToastList />);
  await show("held");
  await pass(9_000);
  await point("pointerover");
  await pass(60_000);
  expect(texts()).toEqual(["held"]);
  await point("pointerout");
  await pass(999);
  expect(texts()).toEqual(["held"]);
  await pass(1);
  expect(texts()).toEqual([]);
});

test("its time stands still while the tab is away", async () => {
  const isHidden = vi.spyOn(document, "hidden", "get");
  const look = (hidden: boolean) =>
    act(async () => {
      isHidden.mockReturnValue(hidden);
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await draw(<ToastList />);
  await show("unread");
  await look(true);
  await pass(60_000);
  expect(texts()).toEqual(["unread"]);
  await look(false);
  await pass(10_000);
  expect(texts()).toEqual([]);
  isHidden.mockRestore();
});

test("more than three are too many to read: the oldest goes", async () => {
  await draw(<ToastList />);
  for (const text of ["a", "b", "c", "d"]) await show(text);
  expect(texts()).toEqual(["b", "c", "d"]);
});

test("its action runs once and closes it; closing runs nothing", async () => {
  const run = vi.fn();
  const undo = { kind: "info", text: "Moved", action: { label: "Undo", run } } as const;
  await draw(<ToastList />);
  await act(async () => showToast(undo));
  await press("Undo");
  expect(run).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
  await act(async () => showToast(undo));
  await press("Close notification");
  expect(run).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

test("a toast says once that it is gone, unless what it offered was done", async () => {
  const gone = vi.fn();
  const undone = vi.fn();
  const offer = (text: string) =>
    act(async () => {
      const action = { label: `Undo ${text}`, run: () => undone(text) };
      showToast({ kind: "success", text, action, onGone: () => gone(text) });
    });
  await draw(<ToastList />);
  for (const text of ["first", "second", "third", "fourth"]) await offer(text);
  expect(gone.mock.calls).toEqual([["first"]]);
  await press("Undo second");
  expect(undone.mock.calls).toEqual([["second"]]);
  await pass(60_000);
  expect(gone.mock.calls).toEqual([["first"], ["third"], ["fourth"]]);
});
