import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessClaims } from "#shared/auth/token.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { UserRecord } from "../account/model.ts";
import type { Membership } from "../members/service.ts";

/**
 * Whoever asks: the stored user, the team that they act for with their row in it (null: they own it), the roles and the
 * session of the token, and who acts in their name. `id` is the user's.
 */
export type Viewer = Membership & { user: UserRecord; id: string; roles: string[]; session?: string; actor?: string };

/** What a valid access token says, and of whom it says it. */
export type ReadToken = AccessClaims & Membership & { user: UserRecord };

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
    getViewer(): Viewer;
  }
  interface FastifyInstance {
    /** Access scope: a call below it needs a valid bearer token. */
    requireViewer(request: FastifyRequest): Promise<void>;
    /** Access scope: open to all, and knows the viewer when a valid token is sent. */
    noticeViewer(request: FastifyRequest): Promise<void>;
  }
}

/** `readToken`: whose access token it is; null when it is not valid, or not any more */
type Options = { readToken(token: string): Promise<ReadToken | null> };

/** Adds `request.viewer` and the scopes that read it. Only the Authorization header counts: a cookie authorises no call. */
export function knowViewer(app: FastifyInstance, { readToken }: Options) {
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
}
