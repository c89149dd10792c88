/** The sandbox takes the money of a test's server, and what it tells is carried to the webhook by the test. */
import { sandboxPayments } from "#server/features/billing/sandbox/payments.ts";
import { paymentsOf } from "#server/ports/payments/choose.ts";
import { delivery } from "#server/ports/payments/delivery.ts";
import { payments } from "#server/ports/payments/payments.ts";
import { testDelivery } from "./delivery.ts";
import { checkoutOf } from "./paying.ts";
import type { TestApp } from "./startApp.ts";

export function plugSandbox({ app, config }: Pick<TestApp, "app" | "config">) {
  const letters = testDelivery(app);
  delivery.plug(letters);
  const sandbox = paymentsOf(config, { sandbox: sandboxPayments });
  payments.plug(sandbox);
  return { letters, sandbox };
}

/** What the page of a payment is opened by, for tests that look at every page. */
export async function sandboxPage(app: Pick<TestApp, "app" | "config">): Promise<string> {
  const { ref } = await plugSandbox(app).sandbox.checkout(checkoutOf());
  return ref;
}
