import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { readToken } from "./service.ts";
import type { Viewer } from "./viewer.ts";

/** Adds `request.viewer` and the scopes that read it. Only the Authorization header counts: a cookie authorises no call. */
export function knowViewer(app: FastifyInstance) {
  app.decorateRequest("viewer", null);
  app.decorateRequest("getViewer", function (this: FastifyRequest) {
    return this.viewer ?? fail("not_signed_in");
  });
  app.decorate("noticeViewer", async (request: FastifyRequest) => {
    request.viewer = await findViewer(request);
  });
  app.decorate("requireViewer", async (request: FastifyRequest) => {
    request.viewer = (await findViewer(request)) ?? fail("not_signed_in");
  });
}

async function findViewer({ headers }: FastifyRequest): Promise<Viewer | null> {
  const [scheme, token] = (headers.authorization ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token ? viewerOf(token) : null;
}

async function viewerOf(token: string): Promise<Viewer | null> {
  const read = await readToken(token);
  if (!read) return null;
  const { user, team, member, roles, session, actor } = read;
  return { user, team, member, id: String(user._id), roles, ...(session && { session }), ...(actor && { actor }) };
}
