import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { current, searchCompanies } from "#shared/reseller/endpoints.ts";
import type { CompanyPage, Hub } from "#shared/reseller/schema.ts";
import { queryOf, UNFILTERED } from "./companies/wanted.ts";

export type CompaniesData = { hub: Hub; first: CompanyPage };

/** The agency, and its first companies. */
export async function loader({ context }: LoaderArgs): Promise<CompaniesData> {
  const { call } = context.get(appContext);
  const hub = await call(current, {});
  return { hub, first: await call(searchCompanies, { body: queryOf(hub.group, UNFILTERED) }) };
}
