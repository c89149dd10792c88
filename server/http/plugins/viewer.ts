import type { FastifyInstance, FastifyRequest } from "fastify";
import { verifyAccessToken } from "#shared/auth/token.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { UserRecord } from "../../features/account/model.ts";

/** Whoever asks: the stored user, the roles of the token, and who acts in their name. */
export type Viewer = UserRecord & { id: string; roles: string[]; actor?: string };

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
    getViewer(): Viewer;
  }
  interface FastifyInstance {
    /** Access scope: a call below it needs a valid bearer token. */
    requireViewer(request: FastifyRequest): Promise<void>;
  }
}

type Options = { tokenSecret: string; findUser(id: string): Promise<UserRecord | null> };

/** Adds `request.viewer` and the scope that demands one. Only the Authorization header counts: a cookie authorises no call. */
export function knowViewer(app: FastifyInstance, { tokenSecret, findUser }: Options) {
  app.decorateRequest("viewer", null);
  app.decorateRequest("getViewer", function (this: FastifyRequest) {
    return this.viewer ?? fail("not_signed_in");
  });
  app.decorate("requireViewer", async (request: FastifyRequest) => {
    const [scheme, token] = (request.headers.authorization ?? "").split(" ");
    if (scheme?.toLowerCase() !== "bearer" || !token) fail("not_signed_in");
    const claims = await verifyAccessToken(tokenSecret, token);
    if (!claims) fail("not_signed_in");
    const user = await findUser(claims.sub);
    // The epoch is raised to end every session of a person at once.
    if (!user || user.epoch !== claims.epoch || !user.isEnabled) fail("not_signed_in");
    request.viewer = {
      ...user,
      id: String(user._id),
      roles: claims.roles,
      ...(claims.actor && { actor: claims.actor }),
    };
  });
}
