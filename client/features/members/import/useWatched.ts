import { useEffect, useState } from "react";
import { ApiError } from "#client/lib/problem.ts";

const PAUSE_MS = 1000;

/**
 * Something that goes on at the server: asked for again each second while it does. One question that fails is followed by the next.
 * @param ask null: it is not known any more
 */
export function useWatched<T>(
  first: T,
  isUnderWay: (now: T) => boolean,
  ask: (signal: AbortSignal) => Promise<T | null>,
) {
  const [now, setNow] = useState(first);
  const isOpen = isUnderWay(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on by itself for as long as there is something to watch
  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    const look = async () => {
      const next = await ask(gone.signal).catch((error: unknown) => {
        if (gone.signal.aborted || error instanceof ApiError) return null;
        throw error;
      });
      if (gone.signal.aborted) return;
      if (next !== null) setNow(next);
      timer = setTimeout(look, PAUSE_MS);
    };
    let timer = setTimeout(look, PAUSE_MS);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [isOpen]);
  return [now, setNow] as const;
}
