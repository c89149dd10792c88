import type { FastifyInstance, FastifyRequest } from "fastify";
import * as endpoints from "#shared/invitations/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as invitations from "./service.ts";

/** Reading is open to all: the token proves all there is to prove. */
export default async function invitationRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.parseHash, async ({ query, request }) =>
    invitations.read(query.invite_token, ["lifetime"], request.ip),
  );
  registerCall(app, endpoints.parseToken, async ({ query, request }) =>
    invitations.readAny(query.invite_token, request.ip, isShown(request)),
  );
  registerCall(app, endpoints.validateAdmin, async ({ query, request }) =>
    invitations.read(query.invite_token, ["admin"], request.ip),
  );
  registerCall(app, endpoints.accept, async ({ viewer, body, request }) => {
    const { team, signature } = await invitations.accept(viewer, body.invite_token, request.ip);
    request.noted = { team };
    return { signature };
  });
}

/** Not where a program only looks whether it is there, or fetches it in case that somebody opens it. */
const isShown = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && !/prefetch|preview/i.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
