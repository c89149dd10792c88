import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { INVITING_FRIENDS, OWNING } from "../members/callPolicies.ts";
import { FriendInvitation, FriendLink } from "./schema.ts";

/**
 * Mails a friend the account's link, once. Answers the same whether or not the address has an account; what the viewer
 * knows already (their own address, one that they have invited) is refused as `email`.
 */
export const invite = endpoint({
  method: "POST",
  url: "/_/app/user/invite-friend",
  policy: INVITING_FRIENDS,
  summary: "Invite a friend by mail",
  botCheck: "invite-friend",
  refusals: ["too_many_requests"],
  schema: { body: FriendInvitation, response: { 204: z.null() } },
});

/** The account's own link to share, who came by it, and what that has brought. */
export const getLink = endpoint({
  method: "GET",
  url: "/_/app/user/invite-friend/get-link",
  policy: OWNING,
  summary: "The own link for friends, and who came",
  schema: { response: { 200: FriendLink } },
});
