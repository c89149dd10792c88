import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { directory, lastImport } from "#shared/members/roster/endpoints.ts";
import type { DirectoryState, Import } from "#shared/members/roster/schema.ts";

/** `filledBy`: the directory that fills the team; null: none does */
export type ImportData = { last: Import | null; filledBy: DirectoryState | null };

/** The list that was brought in last, which may still be under way, and the directory. */
export async function loader({ context }: LoaderArgs): Promise<ImportData> {
  const { call } = context.get(appContext);
  const [{ import: last }, filledBy] = await Promise.all([call(lastImport, {}), call(directory, {}).catch(orNone)]);
  return { last, filledBy };
}

function orNone(error: unknown): null {
  if (error instanceof ApiError && error.code === "directory_off") return null;
  throw error;
}
