import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { INVITING, MANAGING } from "./callPolicies.ts";
import {
  BatchOutcome,
  ByMember,
  InviteVerdict,
  Leaving,
  MemberBatch,
  MemberChange,
  MemberPage,
  MemberQuery,
  NewMember,
  NewMembers,
  PastedAddresses,
  PermissionChange,
  Seats,
  TeamMember,
} from "./schema.ts";

/** Those who are in the viewer's team or invited to it, by name; the owner is no member. */
export const list = endpoint({
  method: "GET",
  url: "/_/app/team/members",
  policy: MANAGING,
  summary: "Members of the team",
  refusals: ["too_many_requests"],
  schema: { querystring: MemberQuery, response: { 200: MemberPage } },
});

/** One member. */
export const get = endpoint({
  method: "GET",
  url: "/_/app/team/team-member/:id",
  policy: MANAGING,
  summary: "Read a member",
  schema: { params: ByMember, response: { 200: TeamMember } },
});

/** Takes a place of the team and mails a link that is good for 72 hours, to this address alone. */
export const invite = endpoint({
  method: "POST",
  url: "/_/app/team/invite",
  policy: INVITING,
  summary: "Invite somebody to the team",
  refusals: [
    "seat_limit",
    "invite_unavailable",
    "member_exists",
    "own_address",
    "only_owner",
    "not_found",
    "too_many_requests",
  ],
  schema: { body: NewMember, response: { 201: TeamMember } },
});

/** What would become of addresses that somebody has pasted. Nothing is sent. */
export const checkAddresses = endpoint({
  method: "POST",
  url: "/_/app/team/invite/check",
  policy: INVITING,
  summary: "Look at addresses before anybody is invited",
  refusals: ["too_many_requests", "busy"],
  schema: {
    body: PastedAddresses,
    response: { 200: z.strictObject({ items: z.array(InviteVerdict), team: Seats }) },
  },
});

/** Invites many: all who are new and no member already, or nobody where the places do not suffice. */
export const inviteMany = endpoint({
  method: "POST",
  url: "/_/app/team/invite-many",
  policy: INVITING,
  summary: "Invite several people to the team",
  refusals: ["seat_limit", "invite_unavailable", "too_many_requests", "busy"],
  schema: {
    body: NewMembers,
    response: { 200: z.strictObject({ invited: z.int(), items: z.array(InviteVerdict), team: Seats }) },
  },
});

/** Mails a new link, the one before ends. The specification has it as a GET: only a token in the header makes it work. */
export const resendInvite = endpoint({
  method: "GET",
  url: "/_/app/team/team-member/:id/resend-invite",
  policy: INVITING,
  changes: true,
  summary: "Send an invitation again",
  refusals: ["member_registered", "invite_unavailable", "too_many_requests"],
  schema: { params: ByMember, response: { 200: TeamMember } },
});

/**
 * Ends somebody's membership at once and frees their place. Their signatures stay the team's; with a successor, what was
 * sent leads to that member's.
 */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/app/team/team-member/:id",
  policy: MANAGING,
  summary: "Remove a member",
  refusals: ["only_owner", "member_not_found", "too_many_requests"],
  schema: { params: ByMember, querystring: Leaving, response: { 204: z.null() } },
});

/** What a member may do, with signatures and with pages and cards. */
export const changePermissions = endpoint({
  method: "PUT",
  url: "/_/app/team/team-member/:id/change-permissions",
  policy: MANAGING,
  summary: "Change what a member may do",
  refusals: ["too_many_requests"],
  schema: { params: ByMember, body: PermissionChange, response: { 200: TeamMember } },
});

/** What is known of a member, and whether they manage the team too; that only its owner decides. */
export const change = endpoint({
  method: "PATCH",
  url: "/_/app/team/team-member/:id",
  policy: MANAGING,
  summary: "Change a member",
  refusals: ["only_owner", "too_many_requests"],
  schema: { params: ByMember, body: MemberChange, response: { 200: TeamMember } },
});

/** One thing done with many members; those for whom it cannot be are named. */
export const batch = endpoint({
  method: "POST",
  url: "/_/app/team/team-members",
  // Whoever sends invitations again with it needs what `resendInvite` needs.
  policy: MANAGING,
  summary: "Change, invite again or remove several members",
  refusals: [
    "invite_unavailable",
    "account_expired",
    "email_unverified",
    "not_in_their_name",
    "too_many_requests",
    "busy",
  ],
  schema: { body: MemberBatch, response: { 200: BatchOutcome } },
});
