import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/invitations/endpoints.ts";
import { INVITATION_KINDS } from "#shared/invitations/schema.ts";
import { registerCall } from "../../http/call.ts";
import * as invitations from "./service.ts";

/** Open to all: the token proves all there is to prove. */
export default async function invitationRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.parseHash, async ({ query, request }) =>
    invitations.read(query.invite_token, ["lifetime"], request.ip),
  );
  registerCall(app, endpoints.parseToken, async ({ query, request }) =>
    invitations.read(query.invite_token, INVITATION_KINDS, request.ip),
  );
  registerCall(app, endpoints.validateAdmin, async ({ query, request }) =>
    invitations.read(query.invite_token, ["admin"], request.ip),
  );
}
