import { sandboxPayments } from "#server/features/billing/sandbox/payments.ts";
import { paymentsOf } from "#server/ports/payments/choose.ts";
import { payments } from "#server/ports/payments/payments.ts";
import { settings } from "#server/settings.ts";

/** The provider of this installation, as the server has it: what a team has paid for is read with it. */
export const plugPayments = () => payments.plug(paymentsOf(settings(), { sandbox: sandboxPayments }));
