import type { ComponentType } from "react";
import {
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  redirectDocument,
} from "react-router";
import { orOffline } from "#client/lib/problem.ts";
import { isDocument, pathTo, ROUTES, type Route } from "#shared/routes.ts";
import { guard } from "./guard.ts";
import type { RouteHandle } from "./handle.ts";
import { RootError, ScreenError } from "./ScreenError.tsx";
import { Shell } from "./Shell.tsx";
import { loaderOf, loadScreen } from "./screens.ts";

/** Screens already loaded, by name; hydration must not wait for a module. */
export type ReadyScreens = ReadonlyMap<string, ComponentType>;

type FindLoader = (route: Route) => LoaderFunction | undefined;

/** The app ends where a document begins: the browser goes there as it goes to any other page. */
const leaveApp: LoaderFunction = ({ request }) => redirectDocument(request.url);
const loaderInBrowser: FindLoader = (route) => (isDocument(route) ? leaveApp : loaderOf(route.screen));

/**
 * The route table as React Router wants it, inside the shell; any path that is not in it goes to the login. The server says
 * what is around a row and what it loads, as it draws documents too.
 */
export function buildRoutes(
  ready: ReadyScreens = new Map(),
  Root: ComponentType = Shell,
  findLoader: FindLoader = loaderInBrowser,
  middleware: MiddlewareFunction[] = [],
): RouteObject[] {
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        {
          id: "screens",
          middleware,
          // Above the screens, not on them: React Router draws nothing for a row whose own script could not be fetched.
          ErrorBoundary: ScreenError,
          children: [
            ...ROUTES.flatMap((route) => routeObjects(route, ready, findLoader)),
            { id: "unknown", path: "*", loader: () => redirect(pathTo("login")) },
          ],
        },
      ],
    },
  ];
}

/** One object per path: the row itself, then its aliases under ids of their own. */
function routeObjects(route: Route, ready: ReadyScreens, findLoader: FindLoader): RouteObject[] {
  const Screen = ready.get(route.screen);
  return [route.path, ...(route.aliases ?? [])].map((path, index) => ({
    id: index === 0 ? route.name : `${route.name}:${index}`,
    path,
    handle: { route } satisfies RouteHandle,
    loader: findLoader(route),
    // A parent is never shown without a child, and the child's name is the one to come back to.
    ...(route.children
      ? { children: route.children.flatMap((child) => routeObjects(child, ready, findLoader)) }
      : { middleware: [guard(route)] }),
    ...(Screen && { Component: Screen }),
    ...(!Screen &&
      !isDocument(route) && { lazy: { Component: async () => (await orOffline(loadScreen(route.screen))).Screen } }),
  }));
}
