import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { pricing } from "#shared/plans/endpoints.ts";
import { type PlanSize, totalOf } from "#shared/plans/plans.ts";
import { fitting, sizeOf } from "./choice.ts";

/** The smallest plan that is enough for so many, paid yearly. `size` null: for so many there is only a price of their own */
export type PlanFor = { label: string; currency: string; size: (PlanSize & { total: number }) | null };

/** Asks what is sold; null: not known yet, or nobody answers, where a page with prices still opens. */
export function usePlanFor(people: number): PlanFor | null {
  const { call } = useApp();
  const [plan, setPlan] = useState<PlanFor | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const sold = await call(pricing, {}, { signal: stop.signal });
      const choice = fitting(sold, people);
      const named = sold.plans.find(({ name }) => name === choice?.name);
      if (!choice || !named || stop.signal.aborted) return;
      const size = sizeOf(sold, choice);
      const { label } = named;
      setPlan({ label, currency: sold.currency, size: size && { ...size, total: totalOf(size, choice.period) } });
    };
    ask().catch((error) => {
      // The way to the prices does without.
      if (!stop.signal.aborted && !(error instanceof ApiError)) reportError(error);
    });
    return () => stop.abort();
  }, [call, people]);
  return plan;
}
