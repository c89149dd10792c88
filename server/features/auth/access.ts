import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { type InsidePolicy, isInside, refusalOfCall } from "#shared/members/callPolicies.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { bearerOf } from "../../http/bearer.ts";
import { isEmailVerified } from "../account/service.ts";
import { membershipInCompany } from "../members/service.ts";
import { requireRecentProof } from "./recentProof.ts";
import { readToken } from "./service.ts";
import type { Viewer } from "./viewer.ts";

/** Adds `request.viewer` and the scopes that read it. Only the Authorization header counts: a cookie authorises no call. */
export function knowViewer(app: FastifyInstance) {
  app.decorateRequest("viewer", null);
  app.decorateRequest("getViewer", function (this: FastifyRequest) {
    return this.viewer ?? fail("not_signed_in");
  });
  app.decorate("keepPolicy", (policy) => {
    if (isInside(policy)) return [(request) => admit(policy, request)];
    return policy.who === "known" ? [notice] : [];
  });
  app.decorate("requireSudo", async (request: FastifyRequest) => requireRecentProof(request.getViewer()));
}

/** Open to all; whoever sends a valid token is known. */
async function notice(request: FastifyRequest) {
  request.viewer = await findViewer(request);
}

/** @throws not_signed_in, and what the policy refuses */
async function admit(policy: InsidePolicy, request: FastifyRequest) {
  const viewer = (await findViewer(request)) ?? fail("not_signed_in");
  request.viewer = viewer;
  const refusal = refusalOfCall(policy, { ...viewer, team: viewer.team, isVerified: isEmailVerified(viewer.user) });
  if (refusal) fail(refusal);
}

async function findViewer({ headers, method, routeOptions }: FastifyRequest): Promise<Viewer | null> {
  const token = bearerOf(headers);
  const isLooking = (method === "GET" || method === "HEAD") && !routeOptions.config.changes;
  const viewer = token ? await viewerOf(token, isLooking) : null;
  const group = headers[COMPANY_HEADER];
  return viewer && typeof group === "string" ? inCompany(viewer, group) : viewer;
}

/**
 * Somebody in the company that a call names: it is in no session, so that two tabs are in two companies.
 * @throws not_found, hub_inactive
 */
async function inCompany(viewer: Viewer, group: string): Promise<Viewer> {
  return { ...viewer, ...((await membershipInCompany(viewer.user._id, group)) ?? fail("not_found")) };
}

async function viewerOf(token: string, isLooking: boolean): Promise<Viewer | null> {
  const read = await readToken(token, isLooking);
  if (!read) return null;
  const { user, team, member, roles, session, actor } = read;
  // A role that was taken away a moment ago opens nothing, whatever the token says.
  const held = roles.filter((role) => user.roles.includes(role));
  return {
    user,
    team,
    member,
    id: String(user._id),
    roles: held,
    ...(session && { session }),
    ...(actor && { actor }),
  };
}
