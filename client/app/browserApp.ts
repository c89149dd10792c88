import type { App, Send } from "#client/lib/context.tsx";
import { writeCookie } from "#client/lib/cookies.ts";
import { orOffline } from "#client/lib/problem.ts";
import { createSession } from "#client/lib/session.ts";
import { followSignOut } from "#client/lib/signOut.ts";
import { createStore } from "#client/lib/store.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { THEME_COOKIE } from "#shared/lib/ssr.ts";
import type { PageState } from "./state.ts";

const YEAR_S = 365 * 86_400;

/** The app of one page load, started from what the server wrote into the page. */
export function createBrowserApp({ site, session, theme }: Omit<PageState, "hydration" | "language">): App {
  const send = lazily(async () => (await orOffline(import("#client/lib/api.ts"))).createBrowserSend(app));
  const app: App = {
    site,
    session: createSession(session),
    theme: createStore(theme),
    send,
    call: async (...call) => (await send(...call)).data,
    rememberRoute: (name) => writeCookie(COOKIES.redirect, name),
  };
  followSignOut(app.session);
  app.theme.subscribe(() => writeCookie(THEME_COOKIE, app.theme.get(), YEAR_S));
  return app;
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
