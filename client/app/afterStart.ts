import type { DataRouter } from "react-router";
import { keepArrival } from "#client/lib/arrival.ts";
import type { App } from "#client/lib/context.tsx";
import { whenIdle } from "#client/lib/whenIdle.ts";
import type { Companies } from "./companies/companies.ts";
import { followLinks } from "./links.ts";
import { preparePage } from "./prepare.ts";

/** What every page does as soon as it is alive, and no first sight waits for. */
export function afterStart(router: DataRouter, app: App, companies: Companies): void {
  followLinks(router, (address) => void preparePage(router, companies, address).catch(() => undefined));
  keepArrival();
  if (app.site.vendors)
    whenIdle(
      () =>
        void import("./vendors/inApp.tsx").then(
          ({ startVendors }) => startVendors(app, router),
          () => undefined,
        ),
    );
  // What is said without a network is said too.
  whenIdle(() => void import("#client/ui/ToastList.tsx").catch(() => undefined));
}
