import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { list } from "#shared/domains/endpoints.ts";
import type { Domain } from "#shared/domains/schema.ts";

export async function loader({ context }: LoaderArgs): Promise<Domain[]> {
  return (await context.get(appContext).call(list, {})).items;
}
