import { current } from "#shared/account/endpoints.ts";
import type { User } from "#shared/account/schema.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";
import { pathAfterLogin, pathTo } from "#shared/routes.ts";
import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";
import type { App } from "./context.tsx";
import { readCookie, writeCookie } from "./cookies.ts";
import { expiryOf } from "./session.ts";

/** Where marketing attribution waits for a sign-in. */
const FIRST_TOUCH_KEY = "first_touch";

/**
 * Completes a log in or sign up: takes the tokens, loads the person.
 * @returns the path to go to: the unsaved signature's editor, the page that asked for the login, or the dashboard
 * @throws ApiError
 */
export async function completeSignIn({ session, call }: App, { token }: TokenPair): Promise<string> {
  session.renew(token);
  const user = await call(current, {}).catch((error) => {
    session.end();
    throw error;
  });
  session.set({ user, entitlements: entitlements(planOf(user)), token, expiresAt: expiryOf(token) });
  localStorage.removeItem(FIRST_TOUCH_KEY);
  return nextPath();
}

/** Loads the signed-in person anew, who may have changed elsewhere. @throws ApiError */
export async function reloadUser({ session, call }: App): Promise<User> {
  const user = await call(current, {});
  const known = session.get();
  if (known) session.set({ ...known, user, entitlements: entitlements(planOf(user)) });
  return user;
}

function nextPath(): string {
  const stored = readCookie(COOKIES.redirect, document.cookie);
  writeCookie(COOKIES.redirect, "", 0);
  if (hasUnsavedSignature()) return `${pathTo("editor-create")}?save=1`;
  const path = pathAfterLogin(stored);
  // Open editors in this tab let go of their changes: the person has just arrived.
  return path === pathTo("dashboard") ? `${path}?isCancelChanges=1` : path;
}

/** True when a visitor designed a signature before having an account. */
export const hasUnsavedSignature = () => localStorage.getItem(UNSAVED_SIGNATURE_KEY) !== null;
