import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { LinkClicks } from "../links/schema.ts";
import { DownloadKind } from "./downloads.ts";
import { EVENT_URL } from "./events.ts";
import {
  ByHash,
  Hash,
  IconUpload,
  IMAGE_TYPES,
  Rendered,
  Sending,
  SendingMany,
  Signature,
  SignatureBody,
  StoredPicture,
} from "./schema.ts";

const ByImage = z.strictObject({ hash: Hash, imageType: z.enum(IMAGE_TYPES) });

/** Saves a new signature and makes its short links. 403 `signature_limit` when the account has all it may have. */
export const create = endpoint({
  method: "POST",
  url: "/_/signatures",
  summary: "Create a signature",
  refusals: [
    "no_permission",
    "team_limit",
    "signature_limit",
    "account_expired",
    "upgrade_needed",
    "too_many_requests",
  ],
  schema: { body: SignatureBody, response: { 201: Signature } },
});

/** The signatures that the viewer sees, newest first. */
export const list = endpoint({
  method: "GET",
  url: "/_/app/user/signatures/:page",
  summary: "Own signatures, newest first",
  schema: { params: z.strictObject({ page: PageNumber }), response: { 200: pageOf(Signature) } },
});

/** One signature of the viewer. */
export const get = endpoint({
  method: "GET",
  url: "/_/signatures/:hash",
  summary: "Read a signature",
  schema: { params: ByHash, response: { 200: Signature } },
});

/** Replaces a signature. With `If-Match` it answers 409 when somebody else saved in between. */
export const update = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash",
  summary: "Replace a signature",
  refusals: ["no_edit_permission", "conflict", "account_expired", "upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, body: SignatureBody, response: { 200: Signature } },
});

/** Deletes a signature for good; mails that were sent keep their pictures and links. */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/signatures/:hash",
  summary: "Delete a signature",
  refusals: ["no_permission", "too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** What anybody with the address may see: the signature and its mail HTML. */
export const preview = endpoint({
  method: "GET",
  url: "/signatures/:hash/preview",
  summary: "Public preview with the rendered HTML and plain text",
  access: "known",
  refusals: ["account_expired", "too_many_requests"],
  schema: { params: ByHash, response: { 200: z.strictObject({ signature: Signature, ...Rendered.shape }) } },
});

/** The short form for replies and forwards: name, role, one phone number, one address. */
export const previewReply = endpoint({
  method: "GET",
  url: "/signatures/:hash/preview/reply",
  summary: "The signature's short form for replies, as HTML and plain text",
  access: "known",
  refusals: ["account_expired", "too_many_requests"],
  schema: { params: ByHash, response: { 200: Rendered } },
});

/** A file to install the signature with, for whoever may see the preview; its name comes in `content-disposition`. */
export const download = endpoint({
  method: "GET",
  url: "/signatures/:hash/download/:kind",
  summary: "The signature as a file: page, kit for classic Outlook, Apple Mail signature, test mail or plain text",
  produces: ["text/html", "application/zip", "application/octet-stream", "message/rfc822", "text/plain"],
  access: "known",
  refusals: ["account_expired", "too_many_requests", "busy"],
  schema: {
    params: z.strictObject({ hash: Hash, kind: DownloadKind }),
    response: { 200: z.custom<Uint8Array>() },
  },
});

const png = { params: ByHash, response: { 200: z.custom<Uint8Array>() } };

/** A picture of the signature for lists: at most 600 CSS pixels wide, 2 pixels each, as high as it is. */
export const picture = endpoint({
  method: "GET",
  url: "/signatures/:hash/picture.png",
  summary: "Picture of the signature, 2 pixels per CSS pixel",
  produces: ["image/png"],
  refusals: ["account_expired", "too_many_requests", "undrawable", "busy"],
  schema: png,
});

/** What chats and networks show of a shared preview: the signature on the owner's colour, 1200 by 630. */
export const card = endpoint({
  method: "GET",
  url: "/signatures/:hash/og.png",
  summary: "Picture of the signature for sharing, 1200 by 630 pixels",
  produces: ["image/png"],
  refusals: ["account_expired", "too_many_requests", "undrawable", "busy"],
  schema: png,
});

/** Mails the signature to somebody who is to install it. From ten signatures on; to oneself it is a test mail, for everybody. */
export const send = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/send",
  summary: "Send a signature by email",
  refusals: ["no_permission", "account_expired", "upgrade_needed", "email_unverified", "too_many_requests"],
  schema: { params: ByHash, body: Sending, response: { 204: z.null() } },
});

/** Mails several signatures, each to its own recipient: all of them or none. */
export const sendMany = endpoint({
  method: "POST",
  url: "/_/signatures/send",
  summary: "Send several signatures by email",
  refusals: [
    "no_permission",
    "not_found",
    "account_expired",
    "upgrade_needed",
    "email_unverified",
    "too_many_requests",
  ],
  schema: { body: SendingMany, response: { 204: z.null() } },
});

/** Mails the viewer the signature as their own mails will show it. */
export const sendTest = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/test",
  summary: "Send oneself a test mail",
  refusals: ["account_expired", "email_unverified", "too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** The event of a calendar addon as an .ics file, `<key of the addon>.ics`. */
export const event = endpoint({
  method: "GET",
  url: EVENT_URL,
  summary: "Event of a calendar addon, as an iCalendar file",
  produces: ["text/calendar"],
  refusals: ["account_expired", "too_many_requests"],
  schema: {
    params: z.strictObject({ hash: Hash, file: z.string().check(z.regex(/^.{1,64}\.ics$/su)) }),
    response: { 200: z.string() },
  },
});

/** 204 when the viewer may create one more signature, else 403 `signature_limit`. */
export const check = endpoint({
  method: "GET",
  url: "/app/user/:entity/check",
  summary: "May the viewer create one more?",
  access: "viewer",
  refusals: ["no_permission", "team_limit", "account_expired", "signature_limit"],
  schema: { params: z.strictObject({ entity: z.enum(["signature"]) }), response: { 204: z.null() } },
});

/** Uploads a picture; `crop` is `x,y,width,height` in fractions of the upright picture. */
export const uploadImage = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/image/:imageType",
  summary: "Upload photo, second photo or banner (PNG, JPEG, WebP or GIF, up to 5 MB)",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["no_edit_permission", "account_expired", "upgrade_needed", "conflict", "too_many_requests"],
  schema: { params: ByImage, response: { 200: Signature } },
});

/** Takes a picture off the signature. */
export const removeImage = endpoint({
  method: "DELETE",
  url: "/_/signatures/:hash/:imageType",
  summary: "Remove photo, second photo or banner",
  refusals: ["no_edit_permission", "account_expired", "upgrade_needed", "conflict", "too_many_requests"],
  schema: { params: ByImage, response: { 200: Signature } },
});

/** Stores a picture for an addon; its address goes into the addon's data. `crop` as in `uploadImage`. */
export const uploadPicture = endpoint({
  method: "POST",
  url: "/_/signatures/picture",
  summary: "Upload a picture for an addon (PNG, JPEG, WebP or GIF, up to 5 MB)",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["no_edit_permission", "account_expired", "picture_limit", "too_many_requests"],
  schema: { response: { 200: StoredPicture } },
});

/** Stores a social icon of one's own; its address goes into `media.customSocialIcons`. */
export const uploadIcon = endpoint({
  method: "POST",
  url: "/_/signatures/icon",
  summary: "Upload a custom social icon as inline image data (PNG or JPEG, up to 3 MB)",
  refusals: [
    "no_edit_permission",
    "account_expired",
    "picture_limit",
    "file_too_big",
    "not_an_image",
    "too_many_requests",
    "busy",
    "undrawable",
  ],
  schema: { body: IconUpload, response: { 200: StoredPicture } },
});

/** The signature's short links with their clicks, oldest first, and how often its pixel was seen: by people, bots apart. */
export const links = endpoint({
  method: "GET",
  url: "/_/signatures/:hash/links",
  summary: "Short links of a signature with their clicks, and the opens of mails",
  schema: {
    params: ByHash,
    querystring: z.strictObject({ page: z._default(PageNumber, 1) }),
    response: { 200: z.strictObject({ ...pageOf(LinkClicks).shape, opens: z.int(), botOpens: z.int() }) },
  },
});
