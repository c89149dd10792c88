import type { FastifyInstance } from "fastify";
import { COOKIES } from "#shared/auth/constants.ts";
import * as endpoints from "#shared/auth/impersonation/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { clearTokenCookies, setActingCookies, setTokenCookies } from "../cookies.ts";
import * as impersonation from "./service.ts";

export default async function impersonationRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.begin, async ({ viewer, body, request, reply }) => {
    const { token, endsAt, seconds, subject } = await impersonation.begin(viewer, body);
    request.noted = { subject: subject._id, team: subject.team ?? subject._id };
    const { [COOKIES.token]: own, [COOKIES.refreshToken]: refreshToken } = request.cookies;
    // A program keeps its own tokens; a browser has them in cookies.
    if (impersonation.belongsTo(viewer, refreshToken))
      setActingCookies(reply, { token, seconds }, { ...(own && { token: own }), refresh_token: refreshToken });
    return { token, endsAt: endsAt.toISOString() };
  });
  registerCall(app, endpoints.end, async ({ viewer, request, reply }) => {
    await impersonation.end(viewer);
    const saved = request.cookies[COOKIES.superAdminRefreshToken];
    const session = await impersonation.ownSession(saved, viewer.actor ?? "", request);
    clearTokenCookies(reply);
    if (session) setTokenCookies(reply, session);
    return null;
  });
}
