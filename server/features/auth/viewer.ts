import type { onRequestAsyncHookHandler } from "fastify";
import type { AccessClaims } from "#program/token.ts";
import type { CallPolicy } from "#shared/members/callPolicies.ts";
import type { UserRecord } from "../account/service.ts";
import type { Membership } from "../members/service.ts";

/**
 * Whoever asks: the stored user, the team that they act for with their row in it (null: they own it), the roles and the
 * session of the token, and who acts in their name. `id` is the user's.
 */
export type Viewer = Caller & { id: string; roles: string[]; session?: string; actor?: string };

/** An account, and for which team it acts. */
export type Caller = Membership & { user: UserRecord };

/** What a valid access token says, and of whom it says it. */
export type ReadToken = AccessClaims & Caller;

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
    getViewer(): Viewer;
  }
  interface FastifyInstance {
    /** What a call does before anything of it is read: finds out who asks, where its policy wants that, and whether they may. */
    keepPolicy(policy: CallPolicy): onRequestAsyncHookHandler[];
    /** For calls with `needsSudo`: the session has proved a moment ago whose it is. */
    requireSudo(request: FastifyRequest): Promise<void>;
  }
}
