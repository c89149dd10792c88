import { expect, test } from "vitest";
import * as make from "#tests/support/make.ts";
import type { App, Call } from "./context.tsx";
import { ApiError, offline } from "./problem.ts";
import { createSession } from "./session.ts";
import { reloadUser } from "./signIn.ts";

const SESSION = { user: make.user(), entitlements: null as never, token: "t", expiresAt: 0 };
const appWith = (call: () => Promise<unknown>) => {
  const session = createSession(SESSION);
  return { session, app: { session, call: call as Call } as App };
};
const forbidden = () => new ApiError({ status: 403, code: "account_disabled", message: "said" });

test("a person who is loaded anew takes the place of the one before", async () => {
  const { session, app } = appWith(async () => make.user({ name: "Bo" }));
  await reloadUser(app);
  expect(session.get()?.user.name).toBe("Bo");
});

test("whoever is refused with 403 is logged out, and nobody for any other reason", async () => {
  const refused = appWith(() => Promise.reject(forbidden()));
  await expect(reloadUser(refused.app)).rejects.toThrow("said");
  expect(refused.session.get()).toBeNull();
  const away = appWith(() => Promise.reject(offline()));
  await expect(reloadUser(away.app)).rejects.toThrow();
  expect(away.session.get()).not.toBeNull();
});

test("what comes unasked takes nobody's plan away, and stores all else", async () => {
  const free = async () => make.user({ name: "Bo" });
  const paying = appWith(free);
  paying.session.set({ ...SESSION, user: make.user({ isPaid: true }) });
  await reloadUser(paying.app, { isInBackground: true });
  expect(paying.session.get()?.user).toMatchObject({ isPaid: true, name: "Ana" });
  await reloadUser(paying.app);
  expect(paying.session.get()?.user.isPaid).toBe(false);
  const other = appWith(free);
  await reloadUser(other.app, { isInBackground: true });
  expect(other.session.get()?.user.name).toBe("Bo");
});
