import type { LoaderFunction } from "react-router";

/** What was fetched for a page that somebody pointed at is used this long. */
const GOOD_FOR_MS = 10_000;

const fetched = new Map<string, { data: Promise<unknown>; atMs: number }>();
const keyOf = (screen: string, address: string) => `${screen} ${address}`;

/** Keeps what a screen's loader brings for a page that may follow. One that fails is asked again by the page itself. */
export function keepAhead(screen: string, address: string, load: () => Promise<unknown>, now = Date.now()): void {
  const key = keyOf(screen, address);
  const known = fetched.get(key);
  if (known && now - known.atMs < GOOD_FOR_MS) return;
  const data = load();
  fetched.set(key, { data, atMs: now });
  data.catch(() => fetched.delete(key));
}

/** The same, once and while it is fresh; undefined where nothing is. */
export function takeAhead(screen: string, address: string, now = Date.now()): ReturnType<LoaderFunction> | undefined {
  const key = keyOf(screen, address);
  const known = fetched.get(key);
  fetched.delete(key);
  return known && now - known.atMs < GOOD_FOR_MS ? known.data : undefined;
}
