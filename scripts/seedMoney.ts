/** What of the demo cast of `npm run seed` is paid for: bought in the sandbox as people buy, with invoices and a card that is kept. */
import type { Viewer } from "#server/features/auth/viewer.ts";
import { order, quote, readOrder } from "#server/features/billing/orders/service.ts";
import { play } from "#server/features/billing/sandbox/service.ts";
import { offers } from "#server/features/plans/service.ts";
import { delivery } from "#server/ports/payments/delivery.ts";
import { payments } from "#server/ports/payments/payments.ts";
import { isSold } from "#server/settings.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { offeredBy } from "#shared/plans/offers.ts";
import { plugPayments } from "./payments.ts";

/** Payments are asked about at once, so nothing has to be told of them. */
const SILENT = { send() {}, stop: async () => {} };

export function plugSandbox(): void {
  plugPayments();
  delivery.plug(SILENT);
}

/** Buys a plan in somebody's name; where real money is taken, nothing or something else is sold, they have what they were given. */
export async function buy(viewer: Viewer, planId: string): Promise<void> {
  if (!isSold() || !payments().isSandbox || !offeredBy(offers(), planId)) return;
  const now = new Date();
  const { basis } = await quote(viewer, planId, now);
  const { id } = await order(viewer, planId, { basis }, { isPaidOnPage: true, now });
  const { ref } = (await payments().findByOrder(id)) ?? fail("internal");
  await play(ref, { play: "succeed" });
  await readOrder(viewer, id, now);
}
