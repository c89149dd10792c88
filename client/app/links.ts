import { type DataRouter, matchRoutes } from "react-router";
import type { RouteHandle } from "./handle.ts";
import { prepareScreen } from "./screens.ts";

type Router = Pick<DataRouter, "routes" | "state" | "subscribe">;

/**
 * Links answer at once: the screen that one leads to is fetched while somebody points at it, and one that was pressed
 * shows that it works (`data-pending`) until its screen is there. @param prepare all of the page of a link that asks for it (`data-ahead`)
 * @returns what ends it
 */
export function followLinks(router: Router, prepare: (address: string) => void = () => {}): () => void {
  const pending = new Set<HTMLElement>();
  const settle = () => {
    if (router.state.navigation.state !== "idle") return;
    for (const link of pending) delete link.dataset.pending;
    pending.clear();
  };
  const point = ({ target }: Event) => {
    const link = linkAt(target);
    if (!link || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    if (link.dataset.ahead !== undefined) return prepare(link.href);
    for (const { route } of matchRoutes(router.routes as never[], link.pathname) ?? []) {
      const screen = ((route as { handle?: RouteHandle }).handle as RouteHandle | undefined)?.route.screen;
      // What cannot be fetched now is fetched with the press.
      if (screen) prepareScreen(screen).catch(() => undefined);
    }
  };
  const press = ({ target }: Event) => {
    const link = linkAt(target);
    // After the router has heard of it; other links of the page are no navigation of ours.
    if (link)
      queueMicrotask(() => {
        if (router.state.navigation.state === "idle") return;
        link.dataset.pending = "";
        pending.add(link);
      });
  };
  const events = { pointerover: point, focusin: point, touchstart: point, click: press };
  for (const [name, listen] of Object.entries(events)) addEventListener(name, listen, { passive: true });
  const unsubscribe = router.subscribe(settle);
  return () => {
    unsubscribe();
    for (const [name, listen] of Object.entries(events)) removeEventListener(name, listen);
  };
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === location.origin && !link.hasAttribute("download") ? link : null;
}
