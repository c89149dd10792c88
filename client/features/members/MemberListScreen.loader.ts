import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import * as access from "#shared/members/access/endpoints.ts";
import type { AccessRequest } from "#shared/members/access/schema.ts";
import { list } from "#shared/members/endpoints.ts";
import { MemberFilter, type MemberPage } from "#shared/members/schema.ts";
import { queryOf, UNFILTERED, type Wanted } from "./list/wanted.ts";

export type ListData = { first: MemberPage; wanted: Wanted; requests: AccessRequest[] };

/** The first members, of those that the address asks for (`?signature=outdated`), and what members have asked for. */
export async function loader({ request, context }: LoaderArgs): Promise<ListData> {
  const { call } = context.get(appContext);
  const asked = MemberFilter.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const wanted = { ...UNFILTERED, ...(asked.success && asked.data), search: "" };
  const [first, { items }] = await Promise.all([
    call(list, { querystring: queryOf(wanted) }),
    call(access.list, {}).catch(orNone),
  ]);
  return { first, wanted, requests: items };
}

/** What was asked for waits until the next visit; the people come in any case. */
function orNone(error: unknown): { items: AccessRequest[] } {
  if (error instanceof ApiError) return { items: [] };
  throw error;
}
