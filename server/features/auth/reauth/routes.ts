import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/auth/reauth/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { beginProof, ceremonies } from "../passkeys/service.ts";
import * as reauth from "./service.ts";

const { mailedProofs } = reauth;

export default async function reauthRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.ways, async ({ viewer }) => ({ ways: await reauth.ways(viewer) }));
  registerCall(app, endpoints.reauthenticate, async ({ viewer, body, request, reply }) => {
    if (body.by === "passkey") ceremonies.forget(reply);
    await reauth.reauthenticate(viewer, body, request);
    if (body.by === "mail") mailedProofs.forget(reply);
    return null;
  });
  registerCall(app, endpoints.passkeyOptions, async ({ viewer, request, reply }) => {
    const { options, ticket } = await beginProof(viewer.user._id, request);
    ceremonies.give(reply, ticket);
    return { ...options };
  });
  registerCall(app, endpoints.mailCode, async ({ viewer, reply }) => {
    mailedProofs.give(reply, await reauth.mailCode(viewer));
    return null;
  });
}
