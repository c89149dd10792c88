import { type ComponentType, lazy } from "react";

const RETRY_MS = 5_000;

/**
 * A part of a page whose script comes later. Without a network it stays away and comes when the network is back: a
 * missing menu must never take the page, and the work on it, with it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await insist(load) }));
}

/**
 * A lazy part and what fetches its script beforehand. One that is there is drawn at once: what React had to wait for, were it
 * for a moment, it shows 300 ms after what stood in its place. What fails beforehand comes with the part.
 */
export function preparedPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | undefined;
  const Part = lazy(() => {
    const there = ready;
    return there ? settled({ default: there }) : insist(load).then((part) => ({ default: part }));
  });
  const prepare = async () => {
    ready ??= await load().catch(() => undefined);
  };
  return [Part, prepare] as const;
}

/** A promise answers in a moment, this now. */
const settled = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: React asks a thenable, and goes on at once with one that answers at once
  ({ then: (use: (value: T) => void) => use(value) }) as unknown as Promise<T>;

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
