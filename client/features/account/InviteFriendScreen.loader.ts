import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { getLink } from "#shared/friends/endpoints.ts";
import type { FriendLink } from "#shared/friends/schema.ts";
import { isMember } from "#shared/members/rules.ts";

/** Null for members of another's team, who have no link. */
export async function loader({ context }: LoaderArgs): Promise<FriendLink | null> {
  const { call, session } = context.get(appContext);
  const user = session.get()?.user;
  return user && !isMember(user) ? call(getLink, {}) : null;
}
