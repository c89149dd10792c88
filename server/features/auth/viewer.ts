import type { AccessClaims } from "#shared/auth/token.ts";
import type { UserRecord } from "../account/service.ts";
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
