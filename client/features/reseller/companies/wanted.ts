import type { CallInput } from "#shared/lib/endpoint.ts";
import type { searchCompanies } from "#shared/reseller/endpoints.ts";
import type { CompanySort } from "#shared/reseller/schema.ts";

/** Which companies a list shows, and in which order. */
export type Wanted = { search: string; sort: CompanySort; archived: boolean };
export const UNFILTERED: Wanted = { search: "", sort: "name", archived: false };

/** The same for the call. @param after `next` of the page before */
export const queryOf = (group: string, wanted: Wanted, after = ""): CallInput<typeof searchCompanies>["body"] => ({
  group,
  ...wanted,
  ...(after && { after }),
});
