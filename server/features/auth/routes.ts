import type { FastifyInstance } from "fastify";
import { COOKIES } from "#shared/auth/constants.ts";
import * as endpoints from "#shared/auth/endpoints.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { registerCall } from "../../http/call.ts";
import { answerEntry, answerSession } from "./answer.ts";
import { clearTokenCookies, isSameOrigin, setAccessCookie, setDeviceCookie } from "./cookies.ts";
import * as emailChange from "./emailChange.ts";
import * as impersonation from "./impersonation/service.ts";
import * as ownSessions from "./ownSessions.ts";
import * as auth from "./service.ts";
import * as verification from "./verification.ts";

export default async function authRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.register, async ({ body, query, request, reply }) =>
    answerSession(reply, await auth.register(body, query, request)),
  );
  registerCall(app, endpoints.registerLifetime, async ({ body, query, request, reply }) =>
    answerSession(reply, await auth.registerLifetime(query.invite_token, body, request)),
  );
  registerCall(app, endpoints.registerMember, async ({ body, query, request, reply }) => {
    const { session, signature } = await auth.registerMember(query.invite_token, body, request);
    return { ...answerSession(reply, session), signature };
  });
  registerCall(app, endpoints.login, async ({ body, request, reply }) =>
    answerEntry(reply, await auth.login(body, request)),
  );

  registerCall(app, endpoints.forgotPassword, async ({ body, request }) => {
    await auth.forgotPassword(body, request);
    return null;
  });
  registerCall(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    setDeviceCookie(reply, await auth.resetPassword(body, request));
    return null;
  });

  registerCall(app, endpoints.verifyEmail, async ({ body, request }) => {
    await verification.verify(body.token, null, request);
    return null;
  });

  registerCall(app, endpoints.confirmEmailChange, async ({ body, request }) => {
    await emailChange.confirm(body.token, request);
    return null;
  });
  registerCall(app, endpoints.undoEmailChange, async ({ body, request, reply }) => {
    const resetToken = await emailChange.undo(body.token, request);
    clearTokenCookies(reply);
    return { resetToken };
  });

  registerCall(app, endpoints.refresh, async ({ body, request, reply }) => {
    const cookie = request.cookies[COOKIES.refreshToken];
    // The cookie travels with forged requests too, so it counts only when one of our own pages asks.
    if (!body.refresh_token && cookie && !isSameOrigin(request)) fail("cross_site");
    return answerSession(reply, await auth.refresh(body.refresh_token ?? cookie ?? fail("refresh_rejected"), request));
  });

  registerCall(app, endpoints.verifyOwnEmail, async ({ viewer, body, request }) => {
    await verification.verify(body.token, viewer.user, request);
    return null;
  });
  registerCall(app, endpoints.resendVerification, async ({ viewer }) => {
    await verification.askAgain(viewer.user);
    return null;
  });
  registerCall(app, endpoints.verifyOwnEmailByCode, async ({ viewer, body }) => {
    await verification.verifyByCode(viewer.user, body.code);
    return null;
  });
  registerCall(app, endpoints.changePassword, async ({ viewer, body, request, reply }) => {
    const { token, device } = await auth.changePassword(viewer, body, request);
    setAccessCookie(reply, token);
    setDeviceCookie(reply, device);
    return { token };
  });
  registerCall(app, endpoints.changeEmail, async ({ viewer, body }) => {
    await emailChange.ask(viewer, body);
    return null;
  });
  registerCall(app, endpoints.sessions, async ({ viewer, query }) => ownSessions.list(viewer, query.page));
  registerCall(app, endpoints.endOwnSession, async ({ viewer, params }) => {
    await ownSessions.end(viewer, params.id);
    return null;
  });
  registerCall(app, endpoints.endOwnSessions, async ({ viewer, reply }) => {
    await ownSessions.endAll(viewer);
    clearTokenCookies(reply);
    return null;
  });
  registerCall(app, endpoints.logout, async ({ body, request, reply }) => {
    const { viewer } = request;
    // Without a token that still works the cookies tell who logs out; they travel with forged requests too.
    const isAsked = viewer !== null || isSameOrigin(request);
    const { [COOKIES.refreshToken]: own, [COOKIES.superAdminRefreshToken]: saved } = isAsked ? request.cookies : {};
    const tokens = [body?.refresh_token, own, saved].filter((token) => token !== undefined);
    // Whoever acts in somebody's name and logs out is logged out altogether.
    if (viewer?.actor) await impersonation.end(viewer);
    await auth.logout(viewer?.session, tokens);
    if (isAsked) clearTokenCookies(reply);
    return null;
  });
}
