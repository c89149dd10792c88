import type { ComponentType } from "react";
import { useLocation, useParams } from "react-router";
import { useApp } from "#client/lib/context.tsx";
import { FLAT_ROUTES, pathTo, type Route } from "#shared/routes.ts";
import { RouteHead } from "./RouteHead.tsx";

/** A screen together with the head tags of its row. An alias points to the row's own path. */
export function withHead(route: Route, Screen: ComponentType): ComponentType {
  return function ScreenWithHead() {
    return (
      <>
        <CurrentHead route={route} />
        <Screen />
      </>
    );
  };
}

/** Head tags of a row at the current address. */
export function CurrentHead({ route }: { route: Route }) {
  const { site } = useApp();
  const { pathname } = useLocation();
  const params = useParams() as Record<string, string>;
  const isInTable = FLAT_ROUTES.some((flat) => flat.route.name === route.name);
  return (
    <RouteHead route={route} publicUrl={site.publicUrl} path={isInTable ? pathTo(route.name, params) : pathname} />
  );
}
