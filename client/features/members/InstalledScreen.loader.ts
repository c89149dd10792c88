import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { installed } from "#shared/signatures/insights/endpoints.ts";
import { type InstalledPage, InstalledQuery } from "#shared/signatures/insights/schema.ts";

export type InstalledData = { first: InstalledPage; only: InstalledQuery["only"] };

/** Who has which version, of those that the address asks for (`?only=current`). */
export async function loader({ request, context }: LoaderArgs): Promise<InstalledData> {
  const { call } = context.get(appContext);
  const asked = InstalledQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const only = asked.success ? asked.data.only : undefined;
  return { first: await call(installed, { querystring: { ...(only && { only }) } }), only };
}
