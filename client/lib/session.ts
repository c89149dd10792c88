import type { Session } from "#shared/lib/ssr.ts";
import { createStore, type Store } from "./store.ts";

/**
 * Who is signed in, in memory only. The token also lives outside the session because a fresh login has a token before it
 * knows its person.
 */
export type SessionStore = Store<Session | null> & {
  token(): string | null;
  /** a new access token; of the same person when there is a session */
  renew(token: string): void;
  end(): void;
};

export function createSession(initial: Session | null): SessionStore {
  const store = createStore(initial);
  let token = initial?.token ?? null;
  return {
    ...store,
    token: () => token,
    renew(fresh) {
      token = fresh;
      const session = store.get();
      if (session) store.set({ ...session, token: fresh, expiresAt: expiryOf(fresh) });
    },
    end() {
      token = null;
      store.set(null);
    },
  };
}

/** When a JWT ends, in milliseconds since 1970; 0 when it does not say. */
export const expiryOf = (token: string) => (claimsOf(token).exp ?? 0) * 1000;

/** What a JWT says, unproven: the server alone believes tokens. */
export function claimsOf(token: string): { sub?: string; exp?: number; roles?: string[]; act?: object } {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
  } catch {
    return {};
  }
}
