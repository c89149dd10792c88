import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { type RouterContextProvider, createContext as routerContext } from "react-router";
import type { CallInput, CallOutput, Endpoint } from "#shared/lib/endpoint.ts";
import type { SiteConfig, Theme } from "#shared/lib/ssr.ts";
import type { SessionStore } from "./session.ts";
import type { Store } from "./store.ts";

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** parts of an upload, in the order they are sent */
  form?: readonly (readonly [name: string, value: string | Blob])[];
  /** share of the body that has been sent, 0 to 1 */
  onProgress?: (share: number) => void;
};

/** What a successful call brings: a file where the call says that it makes one. */
export type Received<E extends Endpoint> = E extends { produces: readonly string[] } ? Blob : CallOutput<E>;
/** The same with what stands around it. `etag` is the revision, null where the call has none. */
export type Answer<T> = { data: T; etag: string | null; header(name: string): string | null };

/** Calls the API. @throws ApiError, or what `signal` was aborted with */
export type Send = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Answer<Received<E>>>;

/** Calls the API for nothing but the data. @throws ApiError, or what `signal` was aborted with */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Received<E>>;

/** What every screen and loader can reach, on the server for one request, in the browser for one page load. */
export type App = {
  site: SiteConfig;
  session: SessionStore;
  /** the company of an agency whose page it is, by its group: each call acts in it, and each link stays in it; null: none */
  company: string | null;
  theme: Store<Theme>;
  call: Call;
  send: Send;
  /** keeps a route name for after the login, in the `redirect` cookie */
  rememberRoute(name: string): void;
};

/** Where loaders and middleware find the app: `context.get(appContext)`. */
export const appContext = routerContext<App>();

/** What a screen's loader (`XScreen.loader.ts`, exported as `loader`) receives. */
export type LoaderArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

const AppReactContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppReactContext value={app}>{children}</AppReactContext>;
}

/** The footer, for a screen that puts it into a pane of its own; null where the page ends with it. */
export const FooterContext = createContext<ReactNode>(null);

export function useApp(): App {
  const app = useContext(AppReactContext);
  if (!app) throw new Error("useApp was called outside AppProvider.");
  return app;
}

const useStore = <T,>(store: Store<T>) => useSyncExternalStore(store.subscribe, store.get, store.get);

/** Whether anything is sold here: otherwise everybody has everything, and no price is named. */
export const useIsSold = (): boolean => useApp().site.billing !== "off";

/** The signed-in person, or null; redraws on log in and log out. */
export const useSession = () => useStore(useApp().session);
/** What stands in the place of our branding line where somebody is in a company; null: ours. */
export const useBrandLine = () => useSession()?.user.brand?.line ?? null;
export const useTheme = () => useStore(useApp().theme);
