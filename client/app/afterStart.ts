import type { DataRouter } from "react-router";
import { keepArrival } from "#client/lib/arrival.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { followLinks } from "./links.ts";

/** What every page does as soon as it is alive, and no first sight waits for. */
export function afterStart(router: DataRouter): void {
  followLinks(router);
  keepArrival();
  // What is said without a network is said too.
  whenIdle(() => void import("#client/ui/ToastList.tsx").catch(() => undefined));
}
