import { type DataRouter, matchRoutes, RouterContextProvider } from "react-router";
import { appContext } from "#client/lib/context.tsx";
import { companyIn } from "#shared/reseller/paths.ts";
import { isDocument } from "#shared/routes.ts";
import { keepAhead } from "./ahead.ts";
import type { Companies } from "./companies/companies.ts";
import type { RouteHandle } from "./handle.ts";
import { loaderOf, prepareScreen } from "./screens.ts";

/**
 * Fetches all that a page shows while somebody points at the way there: its scripts, whose company it is, and its data. What cannot be
 * had is asked for again, and said, by the page itself.
 */
export async function preparePage(router: Pick<DataRouter, "routes">, companies: Companies, address: string) {
  const url = new URL(address);
  const matches = matchRoutes(router.routes as never[], url.pathname) ?? [];
  const [app] = await Promise.all([companies.prepare(companyIn(url)), import("./guards/decide.ts")]);
  for (const { route, params } of matches) {
    const row = ((route as { handle?: RouteHandle }).handle as RouteHandle | undefined)?.route;
    if (!row || isDocument(row)) continue;
    prepareScreen(row.screen).catch(() => undefined);
    const load = loaderOf(row.screen);
    if (!load) continue;
    const context = new RouterContextProvider(new Map([[appContext, app]]));
    const args = { request: new Request(url), url, pattern: "", params, context } as unknown as Parameters<
      typeof load
    >[0];
    keepAhead(row.screen, url.href, async () => load(args, undefined));
  }
}
