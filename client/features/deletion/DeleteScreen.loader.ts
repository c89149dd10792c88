import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { show } from "#shared/deletion/endpoints.ts";
import type { Deletion } from "#shared/deletion/schema.ts";

export async function loader({ context }: LoaderArgs): Promise<Deletion> {
  return context.get(appContext).call(show, {});
}
