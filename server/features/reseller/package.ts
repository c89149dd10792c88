/** The package of an agency: it is bought like every plan, in the size that has as many signatures as are wanted. */
import type { Order, Quote } from "#shared/billing/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { pickSize } from "#shared/plans/plans.ts";
import type { PackageChange, PackageOrder } from "#shared/reseller/package/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as billing from "../billing/service.ts";
import * as members from "../members/service.ts";
import { offers } from "../plans/service.ts";
import { type Hub, ownHubOf } from "./hub.ts";
import { mayChange, mayRead } from "./limits.ts";

/** The owner, acting for the team that buys, whichever they act for. */
async function buyerOf(viewer: Viewer, { agency }: Hub): Promise<Viewer> {
  const team = (await members.findTeam(agency._id)) ?? fail("not_found");
  return { ...viewer, team, member: null, hub: null };
}

/** @throws quote_needed: there is no such size; plan_unknown: none is sold */
async function sizeFor({ agency }: Hub, signatures: number) {
  const plan = offers().plans.find(({ name }) => name === "agency-hub") ?? fail("plan_unknown");
  const period = await billing.periodOf(agency._id);
  const sizes = plan.sizes[period];
  const size = pickSize(sizes, signatures);
  return size.count >= signatures ? size : fail("quote_needed");
}

/** @throws not_admin, hub_inactive, quote_needed, plan_unknown, plan_too_small, plan_same, change_refused, too_many_requests */
export async function quote(viewer: Viewer, signatures: number, now: Date): Promise<Quote> {
  await mayRead(viewer);
  const hub = await ownHubOf(viewer);
  const { vendorId } = await sizeFor(hub, signatures);
  return billing.quote(await buyerOf(viewer, hub), vendorId, now);
}

/**
 * Orders the size that has so many signatures.
 * @throws as `quote`, price_changed, payment_open, payment_declined, payments_unreachable, too_many_requests
 */
export async function change(viewer: Viewer, { signatures, basis, back }: PackageChange, now: Date) {
  await mayChange(viewer);
  const hub = await ownHubOf(viewer);
  const { vendorId, count } = await sizeFor(hub, signatures);
  const buyer = await buyerOf(viewer, hub);
  const shown = basis ?? (await billing.quote(buyer, vendorId, now)).basis;
  const input = { basis: shown, ...(back !== undefined && { back }) };
  const order: Order = await billing.order(buyer, vendorId, input, { isPaidOnPage: false, now });
  return { hub, ordered: { signatures: count, order } satisfies PackageOrder };
}
