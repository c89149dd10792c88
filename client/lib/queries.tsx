import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { COMMON_ERRORS } from "#shared/errors/common.ts";
import { t } from "#shared/languages/translate.ts";
import { type App, useApp } from "./context.tsx";
import { ApiError } from "./problem.ts";

/** How often a query asks a server again that is briefly away; each pause is twice as long as the one before. */
const MAX_RETRIES = 2;

/** One for a page load, one for a request on the server: what one person asked for is nobody else's. */
const clients = new WeakMap<App, QueryClient>();

function clientOf(app: App): QueryClient {
  const known = clients.get(app);
  if (known) return known;
  const client = createQueryClient();
  clients.set(app, client);
  return client;
}

/** Lists and mutations of one page load. Queries repeat what passes by itself, and what is stale once the network is back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A refusal is shown where it was asked for; anything else is a mistake of ours.
    queryCache: new QueryCache({ onError: reportUnexpected }),
    mutationCache: new MutationCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        // What the browser thinks of its network is often wrong: the call itself finds out, and says so.
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.status >= 502,
      },
      mutations: { networkMode: "always" },
    },
  });
}

function reportUnexpected(error: unknown) {
  if (!(error instanceof ApiError)) reportError(error);
}

/** The component with the queries of its page load around it. */
export const withQueries =
  <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  (props) => (
    <QueryClientProvider client={clientOf(useApp())}>
      <Part {...props} />
    </QueryClientProvider>
  );

/** What went wrong, in a sentence. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : t(COMMON_ERRORS.internal.message);
