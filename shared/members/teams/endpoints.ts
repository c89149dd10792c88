import * as z from "zod/mini";
import { Email, KnownPassword, PersonName } from "../../auth/schema.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { HANDING_OVER, IN_PERSON, MANAGING, SIGNED_IN } from "../callPolicies.ts";
import { MemberId, Team, TeamInShort } from "../schema.ts";

const Teams = z.strictObject({ items: z.array(TeamInShort) });

/** The team that the viewer manages. */
export const current = endpoint({
  method: "GET",
  url: "/_/app/team",
  policy: MANAGING,
  summary: "The team that one manages",
  schema: { response: { 200: Team } },
});

/** What a team is called; mails and its people's menus say it. */
export const rename = endpoint({
  method: "PATCH",
  url: "/_/app/team",
  policy: MANAGING,
  summary: "Name the team",
  refusals: ["too_many_requests"],
  schema: { body: z.strictObject({ name: PersonName }), response: { 200: Team } },
});

/** The teams that the viewer is in, their own among them. */
export const own = endpoint({
  method: "GET",
  url: "/_/app/user/teams",
  policy: SIGNED_IN,
  summary: "Teams that one is in",
  schema: { response: { 200: Teams } },
});

/** For which of them the viewer acts from now on. */
export const choose = endpoint({
  method: "PUT",
  url: "/_/app/user/team",
  policy: SIGNED_IN,
  summary: "Act for another team",
  refusals: ["not_found", "too_many_requests"],
  schema: { body: z.strictObject({ id: MemberId }), response: { 200: Teams } },
});

/** The viewer leaves the team that they act for; its owner hands it over first. */
export const leave = endpoint({
  method: "POST",
  url: "/_/app/team/leave",
  policy: IN_PERSON,
  summary: "Leave the team",
  refusals: ["owner_stays", "not_found", "too_many_requests"],
  schema: { response: { 200: Teams } },
});

/** Offers the team to one of its people, who has to accept by a mailed link. */
export const offer = endpoint({
  method: "PUT",
  url: "/_/app/team/owner",
  policy: HANDING_OVER,
  summary: "Hand the team over to a member",
  refusals: ["forbidden", "member_not_found", "own_address", "email_unverified", "too_many_requests"],
  schema: { body: z.strictObject({ email: Email, password: KnownPassword }), response: { 200: Team } },
});

/** Takes the offer back. */
export const withdraw = endpoint({
  method: "DELETE",
  url: "/_/app/team/owner",
  policy: HANDING_OVER,
  summary: "Do not hand the team over after all",
  refusals: ["too_many_requests"],
  schema: { response: { 200: Team } },
});

const Token = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** What the link of an offer is about. Opening it accepts nothing. */
export const readOffer = endpoint({
  method: "GET",
  url: "/_/app/team/owner/offer",
  policy: IN_PERSON,
  summary: "Read the offer of a team",
  refusals: ["link_expired", "transfer_elsewhere", "too_many_requests"],
  schema: {
    querystring: Token,
    response: {
      200: z.strictObject({ name: z.string(), ownerEmail: z.string(), people: z.int(), expiresAt: z.string() }),
    },
  },
});

/** Takes a team over: the owner before becomes one of its admins. */
export const accept = endpoint({
  method: "POST",
  url: "/_/app/team/owner/accept",
  policy: IN_PERSON,
  summary: "Take over a team",
  refusals: ["link_expired", "transfer_elsewhere", "account_leaving", "too_many_requests"],
  schema: { body: Token, response: { 200: Teams } },
});
