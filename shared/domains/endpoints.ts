import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { StoredId } from "../lib/storedId.ts";
import { DOMAINS, LEAVING_DOMAINS, SIGNED_IN } from "../members/callPolicies.ts";
import { Domain, DomainInput, ForLinks } from "./schema.ts";

const ById = z.strictObject({ id: StoredId });

/** The domains of the viewer's team, newest first. */
export const list = endpoint({
  method: "GET",
  url: "/_/domains",
  policy: SIGNED_IN,
  summary: "Domains of the team",
  schema: { response: { 200: z.strictObject({ items: z.array(Domain) }) } },
});

/** Takes in a domain, which serves nothing until it is proved that it is the team's. */
export const create = endpoint({
  method: "POST",
  url: "/_/domains",
  policy: DOMAINS,
  summary: "Add a domain",
  refusals: ["domain_unavailable", "domain_of_lifetime", "domain_taken", "domain_limit", "too_many_requests"],
  schema: { body: DomainInput, response: { 201: Domain } },
});

/** Looks now whether its records are there. */
export const verify = endpoint({
  method: "POST",
  url: "/_/domains/:id/verify",
  policy: DOMAINS,
  summary: "Check a domain's records",
  refusals: ["not_found", "domain_unavailable", "domain_of_lifetime", "domain_taken", "too_many_requests"],
  schema: { params: ById, response: { 200: Domain } },
});

/** Has the short links of the team's signatures and pages be under a domain, in place of the one before, or under our address again. */
export const useForLinks = endpoint({
  method: "PUT",
  url: "/_/domains/:id/short-links",
  policy: LEAVING_DOMAINS,
  summary: "Use a domain for short links",
  refusals: ["not_found", "invalid_input", "domain_unavailable", "domain_of_lifetime", "too_many_requests"],
  schema: { params: ById, body: ForLinks, response: { 200: Domain } },
});

/** Lets a domain go; pages and cards are at our own address again. */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/domains/:id",
  policy: LEAVING_DOMAINS,
  summary: "Delete a domain",
  refusals: ["not_found", "too_many_requests"],
  schema: { params: ById, response: { 204: z.null() } },
});
