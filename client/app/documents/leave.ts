import { OFFLINE_NOTICE_ID } from "./offlineNotice.ts";

let target: string | null = null;

/** Leads to another page: once there is a network again, where the browser knows that there is none. The last one counts. */
export function leave(href: string): void {
  if (navigator.onLine) {
    location.assign(href);
    return;
  }
  if (target === null) addEventListener("online", () => location.assign(target ?? href), { once: true });
  target = href;
  const notice = document.getElementById(OFFLINE_NOTICE_ID);
  if (notice) notice.hidden = false;
}

/** A link of the page that is pressed without a network: the browser would put its own page in the place of this one. */
export function keepPage(event: MouseEvent): void {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (navigator.onLine || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin || link.hash) return;
  event.preventDefault();
  leave(link.href);
}
