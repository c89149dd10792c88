import * as z from "zod/mini";
import { PLAYS, SANDBOX_DISPUTES, SANDBOX_STATUSES } from "./rules.ts";

/** A payment of the sandbox, as its page shows it. */
export const SandboxPage = z.strictObject({
  /** what it is for, as the buyer reads it */
  text: z.string(),
  /** cents; 0: a card is kept, and nothing is paid */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(SANDBOX_STATUSES),
  refunded: z.int(),
  dispute: z.enum(SANDBOX_DISPUTES),
  plays: z.array(z.enum(PLAYS)),
  /** addresses of ours */
  returnUrl: z.string(),
  cancelUrl: z.string(),
});
export type SandboxPage = z.output<typeof SandboxPage>;
