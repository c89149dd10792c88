import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { KNOWN, OPEN, PAGES, SIGNED_IN } from "../members/callPolicies.ts";
import { MAX_GROUP_LENGTH, MAX_SEARCH_LENGTH } from "../signatures/constants.ts";
import { Hash } from "../signatures/hash.ts";
import { Assignment, ByHash, Sending, StoredPicture } from "../signatures/schema.ts";
import { PAGE_IMAGE_TYPES } from "./constants.ts";
import { ListedPage, Page, PageBody, SentSlug } from "./schema.ts";

/** `all`: of the own team; else the key of an agency's company. */
const Group = z.string().check(z.minLength(1), z.maxLength(MAX_GROUP_LENGTH));
const Listing = z.strictObject({ search: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), "") });

/** The pages that the viewer sees, newest first; with `search` those whose label, title or address has it. */
export const list = endpoint({
  method: "GET",
  url: "/_/pages/:group/:page",
  policy: SIGNED_IN,
  summary: "Pages, newest first",
  refusals: ["not_found", "too_many_requests"],
  schema: {
    params: z.strictObject({ group: Group, page: PageNumber }),
    querystring: Listing,
    response: { 200: pageOf(ListedPage) },
  },
});

/** Every page that the viewer sees in short, the newest first: for choosing one. */
export const listAll = endpoint({
  method: "GET",
  url: "/_/pages_all/:group",
  policy: SIGNED_IN,
  summary: "All pages in short",
  refusals: ["not_found"],
  schema: {
    params: z.strictObject({ group: Group }),
    response: {
      200: z.strictObject({
        items: z.array(
          z.strictObject({ hash: Hash, name: z.string(), isPublished: z.boolean(), url: z.nullable(z.string()) }),
        ),
      }),
    },
  },
});

/** Saves a new page, unpublished. 403 `page_limit` when the account has all it may have. */
export const create = endpoint({
  method: "POST",
  url: "/_/pages",
  policy: PAGES.creating,
  summary: "Create a page",
  refusals: ["team_limit", "page_limit", "upgrade_needed", "too_many_requests"],
  schema: { body: PageBody, response: { 201: Page } },
});

export const get = endpoint({
  method: "GET",
  url: "/_/pages/:hash",
  policy: SIGNED_IN,
  summary: "Read a page",
  schema: { params: ByHash, response: { 200: Page } },
});

/** Replaces a page. With `If-Match` it answers 409 when somebody else saved in between. What visitors see changes within a second. */
export const update = endpoint({
  method: "PUT",
  url: "/_/pages/:hash",
  policy: PAGES.editing,
  summary: "Replace a page",
  refusals: ["conflict", "upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, body: PageBody, response: { 200: Page } },
});

/** Deletes a page for good; its address is free again after a while. */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/pages/:hash",
  policy: PAGES.deleting,
  summary: "Delete a page",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** Makes a copy of a page, unpublished and without an address. */
export const clone = endpoint({
  method: "POST",
  url: "/_/pages/:hash/clone",
  policy: PAGES.duplicating,
  summary: "Duplicate a page",
  refusals: ["team_limit", "page_limit", "upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, response: { 201: Page } },
});

/** Shows a page to everybody, as it is saved. It needs an address. */
export const publish = endpoint({
  method: "POST",
  url: "/_/pages/:hash/publish",
  policy: PAGES.editing,
  summary: "Publish a page",
  refusals: ["invalid_input", "conflict", "too_many_requests"],
  schema: { params: ByHash, response: { 200: Page } },
});

/** Hides a page from everybody, and takes it out of the signatures that show it: paid. */
export const unpublish = endpoint({
  method: "POST",
  url: "/_/pages/:hash/unpublish",
  policy: PAGES.editing,
  summary: "Unpublish a page",
  refusals: ["upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, response: { 200: Page } },
});

/** Gives a page to one member of the team; a member holds at most one. */
export const assign = endpoint({
  method: "PUT",
  url: "/_/pages/:hash/assign",
  policy: PAGES.assigning,
  summary: "Assign a page to a member",
  refusals: ["member_not_found", "too_many_requests"],
  schema: {
    params: ByHash,
    body: Assignment,
    response: { 200: z.extend(Page, { replaced: z.nullable(Hash) }) },
  },
});

export const unassign = endpoint({
  method: "PUT",
  url: "/_/pages/:hash/unassign",
  policy: PAGES.assigning,
  summary: "Take a page away from its member",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 200: Page } },
});

const ByImage = z.strictObject({ hash: Hash, imageType: z.enum(PAGE_IMAGE_TYPES) });

/** Keeps a picture for a page; which place it has says the page when it is saved. */
export const uploadImage = endpoint({
  method: "POST",
  url: "/_/pages/:hash/image/:imageType",
  policy: PAGES.editing,
  summary: "Upload a picture of a page",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["picture_limit", "upgrade_needed", "too_many_requests"],
  schema: { params: ByImage, response: { 201: StoredPicture } },
});

/** Takes the profile's picture, or the one behind the page, off the saved page. */
export const removeImage = endpoint({
  method: "DELETE",
  url: "/_/pages/:hash/image/:imageType",
  policy: PAGES.editing,
  summary: "Remove a picture of a page",
  refusals: ["too_many_requests"],
  schema: { params: ByImage, response: { 200: Page } },
});

/** Mails somebody the address of a published page. 409 `page_unpublished` where it is not. */
export const send = endpoint({
  method: "POST",
  url: "/_/pages/:hash/send",
  policy: PAGES.sending,
  summary: "Send a page by email",
  refusals: ["page_unpublished", "too_many_requests"],
  schema: { params: ByHash, body: Sending, response: { 204: z.null() } },
});

/** Whether a page may have an address: the sentence why not; null: it may. `hash`: of the page that asks. */
export const checkUrl = endpoint({
  method: "GET",
  url: "/app/page-url/:slug/check",
  policy: KNOWN,
  summary: "May a page have this address?",
  refusals: ["too_many_requests"],
  schema: {
    params: z.strictObject({ slug: SentSlug }),
    querystring: z.strictObject({ hash: z.optional(Hash) }),
    response: { 200: z.strictObject({ problem: z.nullable(z.string()) }) },
  },
});

/** Tells the operator about a page that harms people. */
export const report = endpoint({
  method: "POST",
  url: "/app/page-url/:slug/report",
  policy: OPEN,
  summary: "Report a page",
  refusals: ["not_found", "too_many_requests"],
  schema: {
    params: z.strictObject({ slug: SentSlug }),
    body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
    response: { 204: z.null() },
  },
});
