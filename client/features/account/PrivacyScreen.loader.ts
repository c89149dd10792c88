import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { list } from "#shared/exports/endpoints.ts";
import type { Export } from "#shared/exports/schema.ts";

export async function loader({ context }: LoaderArgs): Promise<Export[]> {
  return (await context.get(appContext).call(list, {})).items;
}
