import { tellWaiting } from "./offlineNotice.ts";

let awaited: string | null = null;

/** Leads to another page: once there is a network again, where the browser knows that there is none. The last one counts. */
export function leave(href: string): void {
  if (navigator.onLine) {
    location.assign(href);
    return;
  }
  if (awaited === null) addEventListener("online", () => location.assign(awaited ?? href), { once: true });
  awaited = href;
  tellWaiting(leave, "offline");
}

/** A link of the page that is pressed without a network: the browser would put its own page in the place of this one. */
export function keepPage(event: MouseEvent): void {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (navigator.onLine || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  if (link.hash && isHere) return;
  event.preventDefault();
  leave(link.href);
}
