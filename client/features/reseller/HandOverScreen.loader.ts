import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ownedCompanies } from "#shared/reseller/endpoints.ts";
import { list } from "#shared/reseller/offers/endpoints.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";
import type { CompanyPage } from "#shared/reseller/schema.ts";

export type HandOverData = { first: CompanyPage; offers: CompanyOffer[] };

/** What is there to hand over, and what is offered. */
export async function loader({ context }: LoaderArgs): Promise<HandOverData> {
  const { call } = context.get(appContext);
  const [first, { items }] = await Promise.all([call(ownedCompanies, {}), call(list, {})]);
  return { first, offers: items };
}
