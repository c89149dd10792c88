import { type ComponentType, lazy } from "react";

const RETRY_MS = 5_000;

/**
 * A part of a page whose script comes later. Without a network it stays away and comes when the network is back: a
 * missing menu must never take the page, and the work on it, with it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await insist(load) }));
}

async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        addEventListener("online", () => resolve(), { once: true });
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
}
