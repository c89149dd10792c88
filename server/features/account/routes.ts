import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/account/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { settings } from "../../settings.ts";
import * as account from "./service.ts";

export default async function accountRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.appsumoRedirect, async () => ({ redirect_url: settings().APPSUMO_URL ?? null }));

  registerCall(app, endpoints.current, async ({ viewer }) => account.show(viewer));
  registerCall(app, endpoints.update, async ({ viewer, body }) => account.update(viewer, body));
  registerCall(app, endpoints.logFlow, async ({ viewer, body }) => {
    await account.logFlow(viewer.user._id, body.data);
    return null;
  });
  registerCall(app, endpoints.answers, async ({ viewer }) => ({ data: viewer.user.answers }));
  registerCall(app, endpoints.answerSignUp, async ({ viewer, body }) => {
    await account.answerSignUp(viewer.user._id, body.data);
    return null;
  });
}
