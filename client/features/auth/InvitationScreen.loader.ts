import { redirect } from "react-router";
import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { parseToken } from "#shared/invitations/endpoints.ts";
import type { Invitation, InvitingTeam } from "#shared/invitations/schema.ts";
import { pathTo } from "#shared/routes.ts";

export type OpenInvitation = { token: string; email: Invitation["email"]; expiresAt: string; team: InvitingTeam };
export type InvitationData = ({ kind: "open" } & OpenInvitation) | { kind: "used" | "expired" };

/** Too old, taken back or replaced; and no token at all. */
const EXPIRED = [410, 422];

/** What the link is good for. Reading accepts nothing. */
export async function loader({ request, context }: LoaderArgs): Promise<InvitationData> {
  const { search, searchParams } = new URL(request.url);
  const token = searchParams.get(INVITE_PARAM);
  if (!token) return { kind: "expired" };
  try {
    const { call } = context.get(appContext);
    const { kind, email, team, expiresAt } = await call(parseToken, { querystring: { invite_token: token } });
    if (kind === "lifetime") throw redirect(pathTo("sign-up-lifetime") + search);
    return team ? { kind: "open", token, email, expiresAt, team } : { kind: "expired" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "invitation_used") return { kind: "used" };
    if (EXPIRED.includes(error.status)) return { kind: "expired" };
    throw error;
  }
}
