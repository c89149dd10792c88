import "./styles.css";
import { addressIn } from "#client/lib/languageAddress.ts";
import { LANGUAGE_PARAMETER, type Language } from "#shared/languages/constants.ts";
import { waitForTouch } from "./documents/asleep.ts";
import { keepEarlyInk } from "./documents/earlyInk.ts";
import { keepPage } from "./documents/leave.ts";

/** All the script of a document before somebody turns to a part of it: its islands sleep, and its links lead on by themselves. */

const wake = (island: HTMLElement) => import("./documents/wake.tsx").then(({ wake }) => wake(island));

for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const begin = waitForTouch(island, () => wake(island));
  const { when, query, kept } = island.dataset;
  if ((query && new URLSearchParams(location.search).has(query)) || (kept && keeps(kept))) begin();
  else if (when === "idle") import("#client/lib/whenIdle.ts").then(({ whenIdle }) => whenIdle(begin), begin);
}
if (location.search) void import("#client/lib/arrival.ts").then(({ keepArrival }) => keepArrival());
addEventListener("click", keepAddress);
addEventListener("click", keepPage);
addEventListener("click", scrollWithin);
addEventListener("pointerdown", keepEarlyInk);
for (const name of ["pointerover", "focusin", "touchstart"]) addEventListener(name, prepare, { passive: true });

/** To a place of this page: softly, where the browser would jump. */
function scrollWithin(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const place = link?.hash && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (
    !place ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  import("#client/lib/smoothScroll.ts").then(
    ({ smoothScroll }) => smoothScroll(place),
    () => place.scrollIntoView(),
  );
}

/** A browser may keep nothing, and say so by an error. */
function keeps(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What a link leads to is fetched while somebody points at it. */
function prepare({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  import("./documents/prepareApp.ts").then(
    ({ prepareApp }) => prepareApp(link.pathname),
    () => undefined,
  );
}

/** The same page in another language keeps the rest of its address. */
function keepAddress({ target }: Event) {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href^="?${LANGUAGE_PARAMETER}="]`) : null;
  if (link) link.href = addressIn(link.lang as Language);
}
