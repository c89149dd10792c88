import { expect, test } from "vitest";
import { playsOf } from "./rules.ts";

const PAID = { status: "paid", amount: 100, refunded: 0, dispute: "none", keepsMethod: true } as const;

test.each([
  [{ ...PAID, status: "open" }, ["succeed", "ask", "succeed_then_decline", "succeed_then_ask", "decline"]],
  [{ ...PAID, status: "open", keepsMethod: false }, ["succeed", "ask", "decline"]],
  [{ ...PAID, status: "action" }, ["confirm", "refuse"]],
  [PAID, ["refund", "dispute"]],
  [{ ...PAID, refunded: 40 }, ["refund", "dispute"]],
  [{ ...PAID, refunded: 100 }, ["dispute"]],
  [{ ...PAID, dispute: "open" }, ["dispute_won", "dispute_lost"]],
  [{ ...PAID, dispute: "won" }, ["refund"]],
  [{ ...PAID, dispute: "lost" }, []],
  [{ ...PAID, amount: 0 }, []],
  [{ ...PAID, status: "declined" }, []],
  [{ ...PAID, status: "expired" }, []],
] as const)("%j can be played on with %j", (payment, plays) => {
  expect(playsOf(payment)).toEqual(plays);
});
