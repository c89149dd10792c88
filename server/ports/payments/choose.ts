import type { Payments } from "./payments.ts";

/** @param sandbox takes the money where nobody else does */
export function paymentsOf(_config: object, { sandbox }: { sandbox: Payments }): Payments {
  return sandbox;
}
