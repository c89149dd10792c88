import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { SHAPING_LINKS, SIGNED_IN } from "../members/callPolicies.ts";
import { ByCode, CheckedLinks, LinkChanges, LinkFilter, LinkInput, ShortLink, Switching } from "./schema.ts";

/**
 * The short links that the viewer sees: of a team's owner and admins all, of a member those that they made and those of signatures and
 * pages that are assigned to them.
 */
export const list = endpoint({
  method: "GET",
  url: "/_/links",
  policy: SIGNED_IN,
  summary: "Short links of the team",
  refusals: ["too_many_requests"],
  schema: {
    querystring: z.extend(LinkFilter, { page: z._default(PageNumber, 1) }),
    response: {
      200: z.extend(pageOf(ShortLink), {
        /** all tags that the viewer's links have, and the domains that an address may be under */
        tags: z.array(z.string()),
        hosts: z.array(z.string()),
      }),
    },
  },
});

export const create = endpoint({
  method: "POST",
  url: "/_/links",
  policy: SHAPING_LINKS,
  summary: "Create a short link",
  refusals: ["invalid_input", "link_limit", "upgrade_needed", "too_many_requests"],
  schema: { body: LinkInput, response: { 201: ShortLink } },
});

export const get = endpoint({
  method: "GET",
  url: "/_/links/:code",
  policy: SIGNED_IN,
  summary: "Read a short link",
  refusals: ["not_found"],
  schema: { params: ByCode, response: { 200: ShortLink } },
});

/** Changes what is sent of a link; the redirect follows at once here, within a minute in processes that share no messages. */
export const change = endpoint({
  method: "PATCH",
  url: "/_/links/:code",
  policy: SHAPING_LINKS,
  summary: "Change a short link",
  refusals: ["not_found", "invalid_input", "upgrade_needed", "too_many_requests"],
  schema: { params: ByCode, body: LinkChanges, response: { 200: ShortLink } },
});

/** Deletes a link of one's own for good: it leads nowhere, nobody gets its address soon, and what was counted of it stays. */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/links/:code",
  policy: SIGNED_IN,
  summary: "Delete a short link",
  refusals: ["not_found", "link_kept", "too_many_requests"],
  schema: { params: ByCode, response: { 204: z.null() } },
});

/** Switches several links on or off. Those that the viewer does not see are left out. */
export const switchMany = endpoint({
  method: "POST",
  url: "/_/links/switch",
  policy: SHAPING_LINKS,
  summary: "Switch short links on or off",
  refusals: ["too_many_requests"],
  schema: { body: Switching, response: { 200: z.strictObject({ done: z.int() }) } },
});

/**
 * Links of another service as a CSV file, by the headings of Bitly's and Dub's exports. `isDry`: what would become of each row; `host`:
 * the domain that their addresses are under, or nothing for ours.
 */
export const importLinks = endpoint({
  method: "POST",
  url: "/_/links/import",
  policy: SHAPING_LINKS,
  summary: "Bring in short links",
  multipart: { file: "file", fields: ["isDry", "host"] },
  refusals: [
    ...(["unsupported_media_type", "malformed_request", "invalid_input", "file_too_big", "upload_too_slow"] as const),
    ...(["busy", "store_full", "upgrade_needed", "too_many_requests"] as const),
  ],
  schema: { response: { 200: CheckedLinks } },
});
