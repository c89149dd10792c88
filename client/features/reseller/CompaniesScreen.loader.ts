import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { current, searchCompanies } from "#shared/reseller/endpoints.ts";
import { list } from "#shared/reseller/offers/endpoints.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";
import type { CompanyPage, Hub } from "#shared/reseller/schema.ts";
import { queryOf, UNFILTERED } from "./companies/wanted.ts";

/** `offers`: that wait for an answer; null: they are not the viewer's to see */
export type CompaniesData = { hub: Hub; first: CompanyPage; offers: CompanyOffer[] | null };

/** The agency, its first companies, and what it has offered. */
export async function loader({ context }: LoaderArgs): Promise<CompaniesData> {
  const { call } = context.get(appContext);
  const hub = await call(current, {});
  const [first, waiting] = await Promise.all([
    call(searchCompanies, { body: queryOf(hub.group, UNFILTERED) }),
    hub.role === RESELLER_ROLES.owner ? call(list, {}) : null,
  ]);
  return { hub, first, offers: waiting?.items ?? null };
}
