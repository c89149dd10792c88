import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { type DataRouter, matchRoutes } from "react-router";
import { type App, AppProvider } from "#client/lib/context.tsx";
import type { RouteHandle } from "../handle.ts";
import { Island as VendorScripts } from "./VendorsIsland.tsx";
import { vendorPath } from "./vendorPath.ts";

/** Beside the pages of the app: which of them is shown is heard of its router. */
export function startVendors(app: App, router: DataRouter): void {
  const region = document.body.appendChild(document.createElement("div"));
  createRoot(region).render(
    <AppProvider app={app}>
      <Beside router={router} />
    </AppProvider>,
  );
}

function Beside({ router }: { router: DataRouter }) {
  const read = () => router.state.location.pathname;
  const path = useSyncExternalStore((listener) => router.subscribe(listener), read, read);
  const match = matchRoutes(router.routes, path)?.at(-1);
  const row = (match?.route.handle as RouteHandle | undefined)?.route;
  return <VendorScripts path={row ? vendorPath(row) : null} />;
}
