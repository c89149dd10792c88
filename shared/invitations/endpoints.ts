import { endpoint } from "../lib/endpoint.ts";
import { IN_PERSON, OPEN } from "../members/callPolicies.ts";
import { Invitation, InviteQuery, Joined } from "./schema.ts";

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

/**
 * The same for an invitation of any kind. Who reads that of a team has opened it: those who manage the team see so. 410
 * `invitation_used` for one to a team that was accepted.
 */
export const parseToken = endpoint({
  method: "GET",
  url: "/app/registration/parse-token",
  policy: OPEN,
  summary: "Read an invitation",
  refusals: [...refusals, "invitation_used"],
  schema,
});

/**
 * Joins the team of an invitation with the account of the address that it was mailed to; the own team stays. Again by the same
 * person: the same. Without an account: `auth.registerMember`.
 */
export const accept = endpoint({
  method: "POST",
  url: "/_/app/team/accept",
  policy: { ...IN_PERSON, unverified: "refused" },
  summary: "Accept an invitation to a team",
  refusals: [
    "link_expired",
    "invitation_used",
    "invited_elsewhere",
    "own_address",
    "member_exists",
    "company_archived",
    "account_expired",
    "team_full",
    "too_many_requests",
  ],
  schema: { body: InviteQuery, response: { 200: Joined } },
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
