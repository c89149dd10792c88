import { endpoint } from "../lib/endpoint.ts";
import { IN_PERSON } from "../members/callPolicies.ts";
import { Deletion, DeletionWish } from "./schema.ts";

/** What would go with the account, or goes when its days are over. */
export const show = endpoint({
  method: "GET",
  url: "/_/app/user/delete",
  policy: IN_PERSON,
  summary: "What goes with the account, and when",
  schema: { response: { 200: Deletion } },
});

/**
 * Has the account deleted when `DELETION_DAYS` are over: until then it works as before, and it can be taken back. All other sessions
 * end, and a plan is cancelled. Asked for again, it answers the day that stands.
 */
export const ask = endpoint({
  method: "POST",
  url: "/_/app/user/delete",
  policy: IN_PERSON,
  summary: "Delete the account",
  needsSudo: true,
  refusals: ["team_has_people", "companies_there", "too_many_requests"],
  schema: { body: DeletionWish, response: { 200: Deletion } },
});

/** Takes it back; of an account that nobody wanted to delete nothing is changed. */
export const undo = endpoint({
  method: "POST",
  url: "/_/app/user/delete/undo",
  policy: IN_PERSON,
  summary: "Keep the account after all",
  refusals: ["too_many_requests"],
  schema: { response: { 200: Deletion } },
});
