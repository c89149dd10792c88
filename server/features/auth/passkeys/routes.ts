import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/auth/passkeys/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { answerSession } from "../answer.ts";
import * as passkeys from "./service.ts";

const { ceremonies } = passkeys;

export default async function passkeyRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.loginOptions, async ({ request, reply }) => {
    const { options, ticket } = await passkeys.beginLogin(request);
    ceremonies.give(reply, ticket);
    return { ...options };
  });
  registerCall(app, endpoints.login, async ({ body, request, reply }) => {
    ceremonies.forget(reply);
    return answerSession(reply, await passkeys.logIn(body.credential, request));
  });

  registerCall(app, endpoints.list, async ({ viewer }) => passkeys.list(viewer.user._id));
  registerCall(app, endpoints.options, async ({ viewer, reply }) => {
    const { options, ticket } = await passkeys.beginAdding(viewer.user);
    ceremonies.give(reply, ticket);
    const { rp, user, pubKeyCredParams } = options;
    return {
      ...options,
      rp: { ...rp },
      user: { ...user },
      pubKeyCredParams: pubKeyCredParams.map((param) => ({ ...param })),
    };
  });
  registerCall(app, endpoints.add, async ({ viewer, body, request, reply }) => {
    ceremonies.forget(reply);
    return passkeys.add(viewer.user, body, request);
  });
  registerCall(app, endpoints.rename, async ({ viewer, params, body }) =>
    passkeys.rename(viewer.user._id, params.id, body.name),
  );
  registerCall(app, endpoints.remove, async ({ viewer, params }) => {
    await passkeys.remove(viewer.user._id, params.id);
    return null;
  });
}
