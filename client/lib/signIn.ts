import { current } from "#shared/account/endpoints.ts";
import { isNewcomer } from "#shared/account/onboarding.ts";
import type { User } from "#shared/account/schema.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { logout } from "#shared/auth/endpoints.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";
import { pathAfterLogin, pathTo } from "#shared/routes.ts";
import { forgetArrival } from "./arrival.ts";
import type { App } from "./context.tsx";
import { readCookie, writeCookie } from "./cookies.ts";
import { ApiError } from "./problem.ts";
import { expiryOf } from "./session.ts";
import { hasUnsavedSignature } from "./unsaved.ts";
import { takeWayBack } from "./wayBack.ts";

/**
 * Completes a log in or sign up: takes the tokens, loads the person.
 * @param entry `isSignUp`: the account has just been made, so the first questions follow; nobody else is led to them
 * @returns the path to go to: the mailed link that asked for the login, the unsaved signature's editor, the page that asked for the login, the first questions, or the
 * dashboard
 * @throws ApiError
 */
export async function completeSignIn(
  { session, call }: App,
  { token, isSignUp }: TokenPair & { isSignUp?: boolean },
): Promise<string> {
  session.renew(token);
  const user = await call(current, {}).catch((error) => {
    session.end();
    throw error;
  });
  session.set({ user, entitlements: entitlements(planOf(user)), token, expiresAt: expiryOf(token) });
  forgetArrival();
  return nextPath(user, isSignUp);
}

/**
 * Loads the signed-in person anew, who may have changed elsewhere; whoever may not have it any more is logged out.
 * @param isInBackground nobody asked for it: then nobody who pays is told in the middle of their work that they do not
 * @throws ApiError
 */
export async function reloadUser({ session, call }: App, { isInBackground = false } = {}): Promise<User> {
  const user = await call(current, {}).catch(async (error) => {
    if (error instanceof ApiError && error.status === 403) {
      // The cookies too, or the next page would be drawn for them again.
      await call(logout, { body: {} }).catch(() => undefined);
      session.end();
    }
    throw error;
  });
  const known = session.get();
  if (isInBackground && known?.user.isPaid && !user.isPaid) return known.user;
  if (known) session.set({ ...known, user, entitlements: entitlements(planOf(user)) });
  return user;
}

function nextPath(user: User, isSignUp = false): string {
  const stored = readCookie(COOKIES.redirect, document.cookie);
  writeCookie(COOKIES.redirect, "", 0);
  const mailed = takeWayBack();
  if (mailed) return mailed;
  if (user.erasesAt) return pathTo("account-delete");
  if (hasUnsavedSignature()) return `${pathTo("editor-create")}?save=1`;
  const path = pathAfterLogin(stored);
  if (isSignUp && path === pathTo("dashboard") && isNewcomer(user)) return pathTo("welcome");
  // Open editors in this tab let go of their changes: the person has just arrived.
  return path === pathTo("dashboard") ? `${path}?isCancelChanges=1` : path;
}
