import { redirect } from "react-router";
import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { parseToken } from "#shared/invitations/endpoints.ts";
import type { Invitation, InvitingHub, InvitingTeam } from "#shared/invitations/schema.ts";
import { pathTo } from "#shared/routes.ts";

/** `brand`: of the agency that it leads to; the page has its looks */
type Open = Pick<Invitation, "email" | "expiresAt" | "brand"> & { token: string };
/** To a team, or to administrate an Agency Hub. */
export type OpenInvitation = Open & ({ team: InvitingTeam; hub: null } | { team: null; hub: InvitingHub });
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
    const {
      kind,
      email,
      team,
      hub,
      expiresAt,
      brand = null,
    } = await call(parseToken, { querystring: { invite_token: token } });
    if (kind === "lifetime") throw redirect(pathTo("sign-up-lifetime") + search);
    if (team) return { kind: "open", token, email, expiresAt, brand, team, hub: null };
    return hub ? { kind: "open", token, email, expiresAt, brand, team: null, hub } : { kind: "expired" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "invitation_used") return { kind: "used" };
    if (EXPIRED.includes(error.status)) return { kind: "expired" };
    throw error;
  }
}
