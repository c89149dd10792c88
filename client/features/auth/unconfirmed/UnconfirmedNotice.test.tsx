// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { offline } from "#client/lib/problem.ts";
import { current } from "#shared/account/endpoints.ts";
import type { User } from "#shared/account/schema.ts";
import { resendVerification } from "#shared/auth/endpoints.ts";
import { type Answers, appOf, drawIn, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { UnconfirmedNotice } from "./UnconfirmedNotice.tsx";

const text = () => document.body.textContent ?? "";
const comeBack = () => act(async () => void window.dispatchEvent(new Event("focus")));
const unconfirmed = make.user({ isEmailVerified: false });

async function open(user: User) {
  const look = vi.fn((): User => user);
  const resend = vi.fn();
  const answers: Answers = new Map<never, never>([
    [current, look],
    [resendVerification, resend],
  ] as never);
  await drawIn(appOf({ user, answers }).app, <UnconfirmedNotice />);
  return { look, resend };
}

afterEach(() => vi.restoreAllMocks());

test("whoever confirmed elsewhere comes back and finds the notice gone", async () => {
  const { look } = await open(unconfirmed);
  expect(text()).toContain("Confirm your email address");
  await comeBack();
  expect(text()).toContain("Confirm your email address");
  look.mockReturnValue(make.user());
  await comeBack();
  await until(() => expect(text()).toBe(""));
});

test("looking fails quietly, happens once at a time, and not behind another tab", async () => {
  const { look } = await open(unconfirmed);
  look.mockImplementationOnce(() => {
    throw offline();
  });
  await comeBack();
  expect(text()).toContain("Confirm your email address");
  look.mockClear();
  await act(async () => {
    for (let glance = 0; glance < 3; glance += 1) window.dispatchEvent(new Event("focus"));
  });
  expect(look).toHaveBeenCalledTimes(1);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await comeBack();
  expect(look).toHaveBeenCalledTimes(1);
});

test("another link can be asked for, and what became of it is said", async () => {
  const { resend } = await open(unconfirmed);
  await press("Send a new link");
  await until(() => expect(text()).toContain("A new link is on its way to ana@example.com."));
  resend.mockImplementationOnce(() => {
    throw offline();
  });
  await press("Send a new link");
  await until(() => expect(text()).toContain(offline().message));
});

test("nobody who confirmed is asked", async () => {
  await open(make.user());
  expect(text()).toBe("");
});
