import type { CallInput } from "#shared/lib/endpoint.ts";
import type { list } from "#shared/members/endpoints.ts";
import type { MemberFilter, MemberQuery } from "#shared/members/schema.ts";

/** Which members a list shows, and in which order. */
export type Wanted = Omit<MemberFilter, "search"> & Pick<MemberQuery, "search" | "sort">;
export const UNFILTERED: Wanted = { search: "", sort: "name" };

/** Whether some members may be left out. */
export const isFiltered = ({ search, status, role, signature }: Wanted): boolean =>
  search !== "" || [status, role, signature].some(Boolean);

/** The same for the call: what does not matter is left out. @param after `next` of the page before */
export const queryOf = (wanted: Wanted, after = ""): CallInput<typeof list>["querystring"] =>
  Object.fromEntries(Object.entries({ ...wanted, after }).filter(([, value]) => value));
