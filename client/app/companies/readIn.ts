import type { App } from "#client/lib/context.tsx";
import type { SessionStore } from "#client/lib/session.ts";
import { createStore } from "#client/lib/store.ts";
import { current } from "#shared/account/endpoints.ts";
import type { User } from "#shared/account/schema.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";
import { appIn } from "../browserApp.ts";

/**
 * The app of a company's pages (null: of none), with its person as they are there now.
 * @param before the one that it had before, which goes on
 * @throws ApiError "not_found" where it is no company of theirs, "hub_inactive"
 */
export async function readIn(first: App, company: string | null, before?: App): Promise<App> {
  const app = before ?? appIn(first, company, sessionIn(first.session));
  const user = await app.call(current, {});
  const session = first.session.get();
  if (session) app.session.set({ ...session, user, entitlements: entitlements(planOf(user)) });
  return app;
}

/** Who is signed in, as they are in another company: with the first one's token, and until its end. */
function sessionIn(first: SessionStore): SessionStore {
  const store = createStore<Session | null>(null);
  let own: Pick<Session, "user" | "entitlements"> | null = null;
  first.subscribe(() => store.set(withTokenOf(first.get(), own)));
  return {
    ...store,
    set(session) {
      own = session;
      store.set(withTokenOf(first.get(), own));
    },
    token: first.token,
    renew: first.renew,
    end: first.end,
  };
}

const withTokenOf = (
  first: Session | null,
  own: { user: User; entitlements: Session["entitlements"] } | null,
): Session | null =>
  first && own && own.user.id === first.user.id ? { ...first, user: own.user, entitlements: own.entitlements } : null;
