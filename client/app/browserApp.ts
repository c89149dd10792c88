import type { App, Send } from "#client/lib/context.tsx";
import { writeCookie } from "#client/lib/cookies.ts";
import { orOffline } from "#client/lib/problem.ts";
import { createSession, type SessionStore } from "#client/lib/session.ts";
import { followSignOut } from "#client/lib/signOut.ts";
import { createStore } from "#client/lib/store.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { THEME_COOKIE } from "#shared/lib/ssr.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import type { PageState } from "./state.ts";

const YEAR_S = 365 * 86_400;

/** The app of one page load, started from what the server wrote into the page. */
export function createBrowserApp({ site, session: first, theme }: Omit<PageState, "hydration" | "language">): App {
  const session = createSession(first);
  const send = lazily(async () => (await orOffline(import("#client/lib/api.ts"))).createBrowserSend({ session, site }));
  const app: App = {
    site,
    theme: createStore(theme),
    rememberRoute: (name) => writeCookie(COOKIES.redirect, name),
    ...actingIn(first?.user.company?.group ?? null, session, send),
  };
  anywhere.set(app, send);
  followSignOut(app.session);
  app.theme.subscribe(() => writeCookie(THEME_COOKIE, app.theme.get(), YEAR_S));
  return app;
}

/** What calls the API in no company, of the app of a page load. */
const anywhere = new WeakMap<App, Send>();

/**
 * The same page load in another company (null: in none), with the same token: each call that is made with it acts there, whenever it is
 * made, and whatever page is shown by then.
 */
export const appIn = (first: App, company: string | null, session: SessionStore): App => ({
  ...first,
  ...actingIn(company, session, anywhere.get(first) ?? first.send),
});

function actingIn(
  company: string | null,
  session: SessionStore,
  anywhere: Send,
): Pick<App, "company" | "session" | "send" | "call"> {
  const send: Send =
    company === null
      ? anywhere
      : (endpoint, input, options) =>
          anywhere(endpoint, input, { ...options, headers: { [COMPANY_HEADER]: company, ...options?.headers } });
  return { company, session, send, call: async (...call) => (await send(...call)).data };
}

/** The caller is loaded with the first call: the first page needs none, its data is in the document. */
function lazily(load: () => Promise<Send>): Send {
  let loaded: Promise<Send> | undefined;
  return async (...call) => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return (await loaded)(...call);
  };
}
