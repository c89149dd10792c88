// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/lib/problem.ts";
import { toasts } from "#client/lib/toasts.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { setDefault, unsetDefault } from "#shared/signatures/endpoints.ts";
import { named, pending, press, until } from "#tests/support/browser.tsx";
import { choose, openDashboard, passTime } from "#tests/support/dashboard.tsx";

beforeEach(() => {
  toasts.set([]);
  // happy-dom knows no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(passTime);

const star = (name: string) => `Default signature: ${name}`;
const chosen = () => ["S1", "S2", "S3"].filter((name) => named(star(name)).getAttribute("aria-pressed") === "true");

/** Three signatures, and a server that hears of defaults. */
async function open() {
  const opened = await openDashboard(3);
  const set = vi.fn((): unknown => null);
  const unset = vi.fn((): unknown => null);
  opened.answers.set(setDefault, set);
  opened.answers.set(unsetDefault, unset);
  const known = () => opened.app.session.get()?.user.defaultSignature;
  return { ...opened, set, unset, known };
}

test("a star is shown at once, takes the one before it, and is what new signatures start from", async () => {
  const { set, known } = await open();
  const answer = pending<unknown>();
  set.mockReturnValueOnce(answer.promise);
  await press(star("S2"));
  await until(() => expect(chosen()).toEqual(["S2"]));
  expect(known(), "not before the server has said so").toBeNull();
  await act(async () => answer.resolve(null));
  await until(() => expect(known()).toBe("S2"));
  await press(star("S3"));
  await until(() => expect(chosen()).toEqual(["S3"]));
  await until(() => expect(known()).toBe("S3"));
  expect(set.mock.calls).toEqual([[{ params: { hash: "S2" } }], [{ params: { hash: "S3" } }]]);
});

test("pressed again, and from the menu, it goes", async () => {
  const { unset, known } = await open();
  await choose("S1", "Make default");
  await until(() => expect(chosen()).toEqual(["S1"]));
  await until(() => expect(known()).toBe("S1"));
  await press(star("S1"));
  await until(() => expect(chosen()).toEqual([]));
  await until(() => expect(known()).toBeNull());
  expect(unset).toHaveBeenCalledExactlyOnceWith({ params: { hash: "S1" } });
});

test("a refusal says why, and the star is where it was", async () => {
  const { set, known } = await open();
  await press(star("S1"));
  await until(() => expect(known()).toBe("S1"));
  set.mockImplementationOnce(() => {
    throw new ApiError({ code: "not_found", ...ERRORS.not_found });
  });
  await press(star("S2"));
  await until(() => expect(chosen()).toEqual(["S1"]));
  expect(known()).toBe("S1");
  expect(toasts.get()).toMatchObject([
    { kind: "error", text: expect.stringMatching(/^The default signature was not changed: S2\. /) },
  ]);
});

test("two stars in a row reach the server in their order, and the last one stays", async () => {
  const { set, known } = await open();
  const first = pending<unknown>();
  set.mockReturnValueOnce(first.promise);
  await press(star("S1"));
  await press(star("S2"));
  await until(() => expect(chosen()).toEqual(["S2"]));
  expect(set).toHaveBeenCalledTimes(1);
  await act(async () => first.reject(new ApiError({ code: "internal", ...ERRORS.internal })));
  await until(() => expect(known()).toBe("S2"));
  expect(chosen()).toEqual(["S2"]);
});
