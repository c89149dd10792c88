import type { Route } from "#shared/routes.ts";

/** What the shell reads from a match. */
export type RouteHandle = { route: Route };
