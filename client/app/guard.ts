import { type MiddlewareFunction, redirect } from "react-router";
import { appContext } from "#client/lib/context.tsx";
import { orOffline } from "#client/lib/problem.ts";
import type { Route } from "#shared/routes.ts";

/** Asks on the server and on every navigation in the browser whether the visitor may see a row of the route table. */
export function guard(route: Route): MiddlewareFunction {
  return async ({ request, params, context }, next) => {
    const app = context.get(appContext);
    // Fetched with the first navigation: the first page was decided on the server.
    const { decide } = await orOffline(import("./guards/decide.ts"));
    const decision = decide(route, new URL(request.url), params, app.session.get(), app.site);
    if (decision.kind === "refuse") throw decision.problem;
    if (decision.kind === "pass") return next();
    if (decision.remember) app.rememberRoute(decision.remember);
    throw redirect(decision.to);
  };
}
