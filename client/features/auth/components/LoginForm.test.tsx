// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, offline } from "#client/lib/problem.ts";
import { toasts } from "#client/lib/toasts.ts";
import { appsumoRedirect } from "#shared/account/endpoints.ts";
import { login } from "#shared/auth/endpoints.ts";
import { type Answers, appOf, drawIn, named, press, type, until } from "#tests/support/browser.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { leaveDisabled } from "./leaveDisabled.ts";

afterEach(() => vi.restoreAllMocks());

/** A server at which the account is switched off, and that knows a marketplace or not. */
const appWith = (redirect: () => unknown) => {
  const disabled = () => {
    throw new ApiError({ status: 403, code: "account_disabled", message: "Switched off." });
  };
  const answers: Answers = new Map<never, never>([
    [login, disabled],
    [appsumoRedirect, redirect],
  ] as never);
  return appOf({ answers }).app;
};

test("a lifetime account that is switched off leads to its marketplace", async () => {
  const go = vi.fn();
  const address = "https://deals.example/account";
  expect(
    await leaveDisabled(
      appWith(() => ({ redirect_url: address })),
      go,
    ),
  ).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith(address);
});

test("where there is none, nobody goes anywhere", async () => {
  const go = vi.fn();
  expect(
    await leaveDisabled(
      appWith(() => ({ redirect_url: null })),
      go,
    ),
  ).toBe(false);
  expect(go).not.toHaveBeenCalled();
  expect(toasts.get()).toEqual([]);
});

test("when that cannot be asked it is said, and the log-in says why it refused", async () => {
  const app = appWith(() => {
    throw offline();
  });
  const { router } = await drawIn(app, <LoginForm initial={{ email: "a@example.com", password: "" }} onIn={vi.fn()} />);
  await type(named("Password"), "a good long one");
  await press("Log in");
  await until(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.state).toEqual({
    email: "a@example.com",
    notice: { kind: "danger", text: "Switched off." },
  });
  expect(JSON.stringify(toasts.get())).toContain(offline().message);
});
