/** What can be played at a payment of the sandbox: asked by the page, which shows no button for the rest, and by the server. */

/**
 * `succeed_then_decline`, `succeed_then_ask`: it works now, and the next payment by the same card is declined, or has to be confirmed;
 * `ask`: its owner has to confirm it (3-D Secure), with `confirm` or `refuse`.
 */
export const PLAYS = [
  "succeed",
  "ask",
  "succeed_then_decline",
  "succeed_then_ask",
  "decline",
  "confirm",
  "refuse",
  "refund",
  "dispute",
  "dispute_won",
  "dispute_lost",
] as const;
export type Play = (typeof PLAYS)[number];

export const SANDBOX_STATUSES = ["open", "action", "paid", "declined", "expired"] as const;
export type SandboxStatus = (typeof SANDBOX_STATUSES)[number];
export const SANDBOX_DISPUTES = ["none", "open", "won", "lost"] as const;
export type SandboxDispute = (typeof SANDBOX_DISPUTES)[number];

type Played = {
  status: SandboxStatus;
  /** cents; 0: a card is kept, and nothing is paid */
  amount: number;
  refunded: number;
  dispute: SandboxDispute;
  keepsMethod: boolean;
};

/** In the order in which they are shown. */
export function playsOf({ status, amount, refunded, dispute, keepsMethod }: Played): Play[] {
  if (status === "open")
    return keepsMethod
      ? ["succeed", "ask", "succeed_then_decline", "succeed_then_ask", "decline"]
      : ["succeed", "ask", "decline"];
  if (status === "action") return ["confirm", "refuse"];
  if (status !== "paid" || amount === 0) return [];
  if (dispute === "open") return ["dispute_won", "dispute_lost"];
  // What was lost to a dispute is back with the buyer already.
  if (dispute === "lost") return [];
  return [...(refunded < amount ? (["refund"] as const) : []), ...(dispute === "none" ? (["dispute"] as const) : [])];
}
