import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { LinkClicks } from "../links/clicks.ts";
import {
  ASKING_FOR_ROOM,
  ASSIGNING,
  CREATING,
  DELETING,
  DUPLICATING,
  EDITING,
  KNOWN,
  OPEN,
  SENDING,
  SIGNED_IN,
  TESTING,
} from "../members/callPolicies.ts";
import { ENTITIES, MAX_GROUP_LENGTH, MAX_SEARCH_LENGTH, SORTS } from "./constants.ts";
import { DownloadKind } from "./downloads.ts";
import { EVENT_URL } from "./events.ts";
import { FormKey } from "./forms/schema.ts";
import { Hash } from "./hash.ts";
import { Step } from "./progress.ts";
import {
  Assignment,
  ByHash,
  DefaultSignature,
  ListedSignature,
  Rendered,
  Sending,
  SendingMany,
  Signature,
  SignatureBody,
  SignatureInShort,
  StateOf,
} from "./schema.ts";

/** Saves a new signature and makes its short links. 403 `signature_limit` when the account has all it may have. */
export const create = endpoint({
  method: "POST",
  url: "/_/signatures",
  policy: CREATING,
  summary: "Create a signature",
  refusals: ["team_limit", "signature_limit", "upgrade_needed", "too_many_requests"],
  schema: { body: SignatureBody, response: { 201: Signature } },
});

const Assigned = z.extend(Signature, { replaced: z.nullable(Hash) });

const Listing = z.strictObject({
  search: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), ""),
  sort: z._default(z.enum(SORTS), "created"),
});
/** `all`: of the own team; else the key of an agency's company. */
const Group = z.string().check(z.minLength(1), z.maxLength(MAX_GROUP_LENGTH));

/**
 * The signatures that the viewer sees, newest first unless told otherwise; with `search` those whose label, name, position or
 * company has it.
 */
export const list = endpoint({
  method: "GET",
  url: "/_/app/user/signatures/:page",
  policy: SIGNED_IN,
  summary: "Own signatures, newest first",
  refusals: ["too_many_requests"],
  schema: {
    params: z.strictObject({ page: PageNumber }),
    querystring: Listing,
    response: { 200: pageOf(ListedSignature) },
  },
});

/** How far the viewer has come with signatures, by all that they see and not only by a page of it. */
export const progress = endpoint({
  method: "GET",
  url: "/_/app/user/progress",
  policy: SIGNED_IN,
  summary: "How far one has come: the steps of each product",
  schema: { response: { 200: z.strictObject({ signature: z.array(Step) }) } },
});

/** The same of one company of an agency, or with `all` of the own team. Whose company it is not hears that it is not there. */
export const listGroup = endpoint({
  method: "GET",
  url: "/_/signatures/:group/:page",
  policy: SIGNED_IN,
  summary: "Signatures of a company, newest first",
  refusals: ["not_found", "too_many_requests"],
  schema: {
    params: z.strictObject({ group: Group, page: PageNumber }),
    querystring: Listing,
    response: { 200: pageOf(ListedSignature) },
  },
});

/** One signature of the viewer. */
export const get = endpoint({
  method: "GET",
  url: "/_/signatures/:hash",
  policy: SIGNED_IN,
  summary: "Read a signature",
  schema: { params: ByHash, response: { 200: Signature } },
});

/** Replaces a signature. With `If-Match` it answers 409 when somebody else saved in between. */
export const update = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash",
  policy: EDITING,
  summary: "Replace a signature",
  refusals: ["conflict", "upgrade_needed", "locked_part", "shared_locked", "too_many_requests"],
  schema: { params: ByHash, body: SignatureBody, response: { 200: Signature } },
});

/** Deletes a signature for good; mails that were sent keep their pictures and links. */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/signatures/:hash",
  policy: DELETING,
  summary: "Delete a signature",
  refusals: ["master_in_use", "master_shared", "shared_locked", "too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** Makes a copy of a signature, with the same pictures and forms and links of its own. 403 `signature_limit` when there is no place for it. */
export const clone = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/clone",
  policy: DUPLICATING,
  summary: "Duplicate a signature",
  refusals: ["team_limit", "signature_limit", "upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, response: { 201: Signature } },
});

/** Gives a signature to one member of the team, and takes away the one that they had, `replaced`: a member holds at most one. */
export const assign = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash/assign",
  policy: ASSIGNING,
  summary: "Assign a signature to a member",
  refusals: ["member_not_found", "too_many_requests"],
  schema: { params: ByHash, body: Assignment, response: { 200: Assigned } },
});

/** Takes it away from whoever has it; nothing when nobody has. */
export const unassign = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash/unassign",
  policy: ASSIGNING,
  summary: "Take a signature away from its member",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 200: Signature } },
});

/**
 * The viewer's default signature as a program puts it into mails; without a default the one that is assigned to them. Also by
 * a signature key in the Authorization header, which opens nothing else. With an ETag: who has it already hears so (304).
 */
export const getDefault = endpoint({
  method: "GET",
  url: "/_/signatures/default",
  policy: KNOWN,
  summary: "The default signature, drawn, for the browser extension",
  refusals: ["not_signed_in", "no_default_signature", "account_expired", "too_many_requests"],
  schema: { response: { 200: DefaultSignature } },
});

/** Makes a signature the viewer's default, in place of the one before: new signatures start with its details. */
export const setDefault = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash/set-default",
  policy: SIGNED_IN,
  summary: "Make a signature one's default",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** Takes the default away again; nothing for a signature that is not it. */
export const unsetDefault = endpoint({
  method: "DELETE",
  url: "/_/signatures/:hash/set-default",
  policy: SIGNED_IN,
  summary: "Have a signature as one's default no longer",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** Notes that one of the signature's people took it along, as copied text or as a file; the list says so. */
export const noteCopied = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash/copied",
  policy: SIGNED_IN,
  summary: "Note that the signature was copied",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, body: StateOf, response: { 204: z.null() } },
});

/** Notes that it is installed in a mail client: one of its people says so, or has seen it arrive. */
export const noteInstalled = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash/installed",
  policy: SIGNED_IN,
  summary: "Note that the signature is installed",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, body: StateOf, response: { 204: z.null() } },
});

/** What anybody with the address may see: the signature and its mail HTML. */
export const preview = endpoint({
  method: "GET",
  url: "/signatures/:hash/preview",
  policy: KNOWN,
  summary: "Public preview with the rendered HTML and plain text",
  refusals: ["account_expired", "too_many_requests"],
  schema: {
    params: ByHash,
    response: {
      200: z.strictObject({
        signature: Signature,
        ...Rendered.shape,
        /** the one that has taken its place, as its person has left: its page leads there; null: none */
        successor: z.nullable(Hash),
      }),
    },
  },
});

/** One of its forms: the short one for replies and forwards, which every signature has, or one of its own. */
export const previewForm = endpoint({
  method: "GET",
  url: "/signatures/:hash/preview/:form",
  policy: KNOWN,
  summary: "Another form of the signature (for replies, for colleagues, in another language), as HTML and plain text",
  refusals: ["account_expired", "too_many_requests"],
  schema: { params: z.strictObject({ hash: Hash, form: FormKey }), response: { 200: Rendered } },
});

/** A file to install the signature with, for whoever may see the preview; its name comes in `content-disposition`. */
export const download = endpoint({
  method: "GET",
  url: "/signatures/:hash/download/:kind",
  policy: KNOWN,
  summary: "The signature as a file: page, kit for classic Outlook, Apple Mail signature, test mail or plain text",
  produces: ["text/html", "application/zip", "application/octet-stream", "message/rfc822", "text/plain"],
  refusals: ["account_expired", "too_many_requests", "busy"],
  schema: {
    params: z.strictObject({ hash: Hash, kind: DownloadKind }),
    querystring: z.strictObject({ form: z.optional(FormKey) }),
    response: { 200: z.custom<Uint8Array>() },
  },
});

const png = { params: ByHash, response: { 200: z.custom<Uint8Array>() } };

/**
 * A picture of the signature for lists: at most 300 CSS pixels wide, 2 pixels each, as high as it is, at most 60 kB. With
 * photos it may be a JPEG. Letters that no font has are listed in `image-missing`.
 */
export const picture = endpoint({
  method: "GET",
  url: "/signatures/:hash/picture.png",
  policy: OPEN,
  summary: "Picture of the signature, 300 CSS pixels wide at most, 2 pixels each",
  produces: ["image/png", "image/jpeg"],
  refusals: ["account_expired", "too_many_requests", "undrawable", "busy"],
  schema: png,
});

/** What chats and networks show of a shared preview: the signature on the owner's colour, 1200 by 630, at most 200 kB. */
export const card = endpoint({
  method: "GET",
  url: "/signatures/:hash/og.png",
  policy: OPEN,
  summary: "Picture of the signature for sharing, 1200 by 630 pixels",
  produces: ["image/png", "image/jpeg"],
  refusals: ["account_expired", "too_many_requests", "undrawable", "busy"],
  schema: png,
});

/** Mails the signature to somebody who is to install it. From ten signatures on; to oneself it is a test mail, for everybody. */
export const send = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/send",
  policy: SENDING,
  summary: "Send a signature by email",
  refusals: ["upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, body: Sending, response: { 204: z.null() } },
});

/** Mails several signatures, each to its own recipient: all of them or none. */
export const sendMany = endpoint({
  method: "POST",
  url: "/_/signatures/send",
  policy: SENDING,
  summary: "Send several signatures by email",
  refusals: ["not_found", "upgrade_needed", "too_many_requests"],
  schema: { body: SendingMany, response: { 204: z.null() } },
});

/** Mails the viewer the signature as their own mails will show it. */
export const sendTest = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/test",
  policy: TESTING,
  summary: "Send oneself a test mail",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** The event of a calendar addon as an .ics file, `<key of the addon>.ics`. */
export const event = endpoint({
  method: "GET",
  url: EVENT_URL,
  policy: OPEN,
  summary: "Event of a calendar addon, as an iCalendar file",
  produces: ["text/calendar"],
  refusals: ["account_expired", "too_many_requests"],
  schema: {
    params: z.strictObject({ hash: Hash, file: z.string().check(z.regex(/^.{1,64}\.ics$/su)) }),
    response: { 200: z.string() },
  },
});

/** Every signature that the viewer sees in short, the newest first: for choosing one. */
export const listAll = endpoint({
  method: "GET",
  url: "/_/app/user/signatures_all",
  policy: SIGNED_IN,
  summary: "All signatures in short",
  schema: { response: { 200: z.strictObject({ items: z.array(SignatureInShort) }) } },
});

/** The same of one company of an agency, or with `all` of the own team. */
export const listAllOfGroup = endpoint({
  method: "GET",
  url: "/_/signatures_all/:group",
  policy: SIGNED_IN,
  summary: "All signatures of a company in short",
  refusals: ["not_found"],
  schema: {
    params: z.strictObject({ group: Group }),
    response: { 200: z.strictObject({ items: z.array(SignatureInShort) }) },
  },
});

/** 204 when the viewer may create one more, else 403 with the reason: `signature_limit`, `team_limit`. */
export const check = endpoint({
  method: "GET",
  url: "/app/user/:entity/check",
  policy: ASKING_FOR_ROOM,
  summary: "May the viewer create one more?",
  refusals: ["no_permission", "team_limit", "signature_limit", "page_limit", "card_limit"],
  schema: { params: z.strictObject({ entity: z.enum(ENTITIES) }), response: { 204: z.null() } },
});

/** The signature's short links with their clicks, oldest first, and how often its pixel was seen: by people, bots apart. */
export const links = endpoint({
  method: "GET",
  url: "/_/signatures/:hash/links",
  policy: SIGNED_IN,
  summary: "Short links of a signature with their clicks, and the opens of mails",
  schema: {
    params: ByHash,
    querystring: z.strictObject({ page: z._default(PageNumber, 1) }),
    response: { 200: z.strictObject({ ...pageOf(LinkClicks).shape, opens: z.int(), botOpens: z.int() }) },
  },
});
