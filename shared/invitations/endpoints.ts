import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { Invitation, InviteQuery } from "./schema.ts";

const refusals = ["link_expired", "too_many_requests"] as const;
const schema = { querystring: InviteQuery, response: { 200: Invitation } };

/** What a lifetime-deal invitation is for; reading spends nothing. 410 `link_expired` for any other. */
export const parseHash = endpoint({
  method: "GET",
  url: "/app/registration/parse-hash",
  policy: OPEN,
  summary: "Read a lifetime-deal invitation",
  refusals,
  schema,
});

/** The same for an invitation of any kind. */
export const parseToken = endpoint({
  method: "GET",
  url: "/app/registration/parse-token",
  policy: OPEN,
  summary: "Read an invitation",
  refusals,
  schema,
});

/** The same for the invitation of an administrator. */
export const validateAdmin = endpoint({
  method: "GET",
  url: "/app/admins/invite/token/validate",
  policy: OPEN,
  summary: "Read an administrator's invitation",
  refusals,
  schema,
});
