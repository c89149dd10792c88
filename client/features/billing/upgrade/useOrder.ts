import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { readOrder } from "#shared/billing/endpoints.ts";
import type { Order } from "#shared/billing/schema.ts";
import { follow } from "./follow.ts";

/** What became of an order, asked until it is known. */
export function useOrder(id: string) {
  const { call } = useApp();
  const [order, setOrder] = useState<Order | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks anew
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setGivenUp(false);
    const ways = {
      read: () => call(readOrder, { params: { id } }, { signal }),
      show: setOrder,
      trouble: setTrouble,
      pause: (ms: number) => pauseUntilOnline(ms, signal),
      signal,
    };
    follow(ways).then(
      (isKnown) => !signal.aborted && setGivenUp(!isKnown),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        if (!signal.aborted) setRefusal(error);
      },
    );
    return () => stop.abort();
  }, [id, call, round]);
  return { order, trouble, refusal, isGivenUp, lookAgain: () => setRound((now) => now + 1) };
}

/** Waits, but not longer than it takes the browser to find the network again, or than anybody asks. */
function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
