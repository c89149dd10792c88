import type { ComponentType } from "react";
import { type RouteObject, redirect } from "react-router";
import { orOffline } from "#client/lib/problem.ts";
import { pathTo, ROUTES, type Route } from "#shared/routes.ts";
import { guard } from "./guard.ts";
import type { RouteHandle } from "./handle.ts";
import { RootError, ScreenError } from "./ScreenError.tsx";
import { Shell } from "./Shell.tsx";
import { loaderOf, loadScreen } from "./screens.ts";

/** Screens already loaded, by name; hydration must not wait for a module. */
export type ReadyScreens = ReadonlyMap<string, ComponentType>;

/** The route table as React Router wants it, inside the shell; any path that is not in it goes to the login. */
export function buildRoutes(ready: ReadyScreens = new Map()): RouteObject[] {
  return [
    {
      id: "root",
      Component: Shell,
      ErrorBoundary: RootError,
      children: [
        {
          id: "screens",
          // Above the screens, not on them: React Router draws nothing for a row whose own script could not be fetched.
          ErrorBoundary: ScreenError,
          children: [
            ...ROUTES.flatMap((route) => routeObjects(route, ready)),
            { id: "unknown", path: "*", loader: () => redirect(pathTo("login")) },
          ],
        },
      ],
    },
  ];
}

/** One object per path: the row itself, then its aliases under ids of their own. */
function routeObjects(route: Route, ready: ReadyScreens): RouteObject[] {
  const Screen = ready.get(route.screen);
  return [route.path, ...(route.aliases ?? [])].map((path, index) => ({
    id: index === 0 ? route.name : `${route.name}:${index}`,
    path,
    handle: { route } satisfies RouteHandle,
    loader: loaderOf(route.screen),
    // A parent is never shown without a child, and the child's name is the one to come back to.
    ...(route.children
      ? { children: route.children.flatMap((child) => routeObjects(child, ready)) }
      : { middleware: [guard(route)] }),
    ...(Screen
      ? { Component: Screen }
      : { lazy: { Component: async () => (await orOffline(loadScreen(route.screen))).Screen } }),
  }));
}
