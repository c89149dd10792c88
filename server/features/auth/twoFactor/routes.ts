import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/auth/twoFactor/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { answerSession } from "../answer.ts";
import { finish } from "./login.ts";
import * as twoFactor from "./service.ts";

export default async function twoFactorRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.secondStep, async ({ body, request, reply }) => {
    const session = await finish(body.code, request);
    twoFactor.secondSteps.forget(reply);
    return answerSession(reply, session);
  });

  registerCall(app, endpoints.show, async ({ viewer }) => twoFactor.show(viewer.user));
  registerCall(app, endpoints.setUp, async ({ viewer }) => twoFactor.setUp(viewer.user));
  registerCall(app, endpoints.confirm, async ({ viewer, body }) => twoFactor.confirm(viewer.user, body.code));
  registerCall(app, endpoints.renewRecoveryCodes, async ({ viewer, body }) =>
    twoFactor.renewRecoveryCodes(viewer, body.password),
  );
  registerCall(app, endpoints.switchOff, async ({ viewer, body }) => {
    await twoFactor.switchOff(viewer, body.password);
    return null;
  });
}
