import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { pauseUntilOnline } from "#client/lib/pauseUntilOnline.ts";
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
