import type { FastifyInstance, FastifyReply } from "fastify";
import { COOKIES } from "#shared/auth/constants.ts";
import * as endpoints from "#shared/auth/endpoints.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { registerCall } from "../../http/call.ts";
import { clearTokenCookies, isSameOrigin, setDeviceCookie, setTokenCookies } from "./cookies.ts";
import * as auth from "./service.ts";
import * as verification from "./verification.ts";

export default async function authRoutes(app: FastifyInstance) {
  const signIn = (reply: FastifyReply, { token, refresh_token, device }: auth.Session) => {
    setTokenCookies(reply, { token, refresh_token });
    if (device) setDeviceCookie(reply, device);
    return { token, refresh_token };
  };

  registerCall(app, endpoints.register, async ({ body, request, reply }) =>
    signIn(reply, await auth.register(body, request)),
  );
  registerCall(app, endpoints.login, async ({ body, request, reply }) =>
    signIn(reply, await auth.login(body, request)),
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

  registerCall(app, endpoints.refresh, async ({ body, request, reply }) => {
    const cookie = request.cookies[COOKIES.refreshToken];
    // The cookie travels with forged requests too, so it counts only when one of our own pages asks.
    if (!body.refresh_token && cookie && !isSameOrigin(request)) fail("cross_site");
    return signIn(reply, await auth.refresh(body.refresh_token ?? cookie ?? fail("refresh_rejected"), request));
  });

  app.register(async (signedIn) => {
    signedIn.addHook("onRequest", signedIn.requireViewer);
    registerCall(signedIn, endpoints.verifyOwnEmail, async ({ viewer, body, request }) => {
      await verification.verify(body.token, viewer.user, request);
      return null;
    });
    registerCall(signedIn, endpoints.resendVerification, async ({ viewer }) => {
      await verification.askAgain(viewer.user);
      return null;
    });
    registerCall(signedIn, endpoints.logout, async ({ viewer, body, request, reply }) => {
      const tokens = [body?.refresh_token, request.cookies[COOKIES.refreshToken]].filter(
        (token) => token !== undefined,
      );
      await auth.logout(viewer.session, tokens);
      clearTokenCookies(reply);
      return null;
    });
  });
}
