import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { parseHash } from "#shared/invitations/endpoints.ts";
import type { Invitation } from "#shared/invitations/schema.ts";

/** Used or old, and no token at all. */
const REFUSALS = [410, 422];

/** The invitation in the address; null for one that is used, old or none. */
export async function loader({ request, context }: LoaderArgs): Promise<Invitation | null> {
  const token = new URL(request.url).searchParams.get(INVITE_PARAM);
  if (!token) return null;
  try {
    return await context.get(appContext).call(parseHash, { querystring: { invite_token: token } });
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.status)) return null;
    throw error;
  }
}
