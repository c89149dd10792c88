import type { ProviderName } from "#shared/billing/providers.ts";

/** `settled`: nothing more will come of it; `open`: ask again later; `unknown`: no order of ours has it. */
export type Settled = "settled" | "open" | "unknown";

/**
 * Asks the provider what became of a payment, and does what follows from it: whatever told us of it, however often and in which
 * order. @throws PaymentsUnreachable
 */
export async function settleByRef(_provider: ProviderName, _ref: string, _now: Date): Promise<Settled> {
  throw new Error("Not written yet.");
}
