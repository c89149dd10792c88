import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { CARDS, SIGNED_IN } from "../members/callPolicies.ts";
import { MAX_GROUP_LENGTH, MAX_SEARCH_LENGTH } from "../signatures/constants.ts";
import { Hash } from "../signatures/hash.ts";
import { Assignment, ByHash, Sending, StoredPicture } from "../signatures/schema.ts";
import { CARD_IMAGE_TYPES } from "./constants.ts";
import { Card, CardBody, ListedCard } from "./schema.ts";

/** `all`: of the own team; else the key of an agency's company. */
const Group = z.string().check(z.minLength(1), z.maxLength(MAX_GROUP_LENGTH));
const Listing = z.strictObject({ search: z._default(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)), "") });

/** The cards that the viewer sees, newest first; with `search` those whose label, title or address has it. */
export const list = endpoint({
  method: "GET",
  url: "/_/cards/:group/:page",
  policy: SIGNED_IN,
  summary: "Cards, newest first",
  refusals: ["not_found", "too_many_requests"],
  schema: {
    params: z.strictObject({ group: Group, page: PageNumber }),
    querystring: Listing,
    response: { 200: pageOf(ListedCard) },
  },
});

/** Every card that the viewer sees in short, the newest first: for choosing one. */
export const listAll = endpoint({
  method: "GET",
  url: "/_/cards_all/:group",
  policy: SIGNED_IN,
  summary: "All cards in short",
  refusals: ["not_found"],
  schema: {
    params: z.strictObject({ group: Group }),
    response: {
      200: z.strictObject({
        items: z.array(z.strictObject({ hash: Hash, name: z.string(), url: z.string() })),
      }),
    },
  },
});

/** Saves a new card. 403 `card_limit` when the account has all it may have. */
export const create = endpoint({
  method: "POST",
  url: "/_/cards",
  policy: CARDS.creating,
  summary: "Create a card",
  refusals: ["team_limit", "card_limit", "upgrade_needed", "too_many_requests"],
  schema: { body: CardBody, response: { 201: Card } },
});

export const get = endpoint({
  method: "GET",
  url: "/_/cards/:hash",
  policy: SIGNED_IN,
  summary: "Read a card",
  schema: { params: ByHash, response: { 200: Card } },
});

/** Replaces a card. With `If-Match` it answers 409 when somebody else saved in between. What visitors see changes within a second. */
export const update = endpoint({
  method: "PUT",
  url: "/_/cards/:hash",
  policy: CARDS.editing,
  summary: "Replace a card",
  refusals: ["conflict", "upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, body: CardBody, response: { 200: Card } },
});

/** Deletes a card for good; its address leads nowhere from then on, and wallets are told. */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/cards/:hash",
  policy: CARDS.deleting,
  summary: "Delete a card",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 204: z.null() } },
});

/** Makes a copy of a card, with an address of its own. */
export const clone = endpoint({
  method: "POST",
  url: "/_/cards/:hash/clone",
  policy: CARDS.duplicating,
  summary: "Duplicate a card",
  refusals: ["team_limit", "card_limit", "upgrade_needed", "too_many_requests"],
  schema: { params: ByHash, response: { 201: Card } },
});

/** Gives a card to one member of the team; a member holds at most one. */
export const assign = endpoint({
  method: "PUT",
  url: "/_/cards/:hash/assign",
  policy: CARDS.assigning,
  summary: "Assign a card to a member",
  refusals: ["member_not_found", "too_many_requests"],
  schema: {
    params: ByHash,
    body: Assignment,
    response: { 200: z.extend(Card, { replaced: z.nullable(Hash) }) },
  },
});

export const unassign = endpoint({
  method: "PUT",
  url: "/_/cards/:hash/unassign",
  policy: CARDS.assigning,
  summary: "Take a card away from its member",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 200: Card } },
});

const ByImage = z.strictObject({ hash: Hash, imageType: z.enum(CARD_IMAGE_TYPES) });

/** Keeps a picture for a card; which place it has says the card when it is saved. */
export const uploadImage = endpoint({
  method: "POST",
  url: "/_/cards/:hash/image/:imageType",
  policy: CARDS.editing,
  summary: "Upload a picture of a card",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["picture_limit", "upgrade_needed", "too_many_requests"],
  schema: { params: ByImage, response: { 201: StoredPicture } },
});

/** Takes one of its pictures off the saved card. */
export const removeImage = endpoint({
  method: "DELETE",
  url: "/_/cards/:hash/image/:imageType",
  policy: CARDS.editing,
  summary: "Remove a picture of a card",
  refusals: ["too_many_requests"],
  schema: { params: ByImage, response: { 200: Card } },
});

/** Mails somebody the address of a card. */
export const send = endpoint({
  method: "POST",
  url: "/_/cards/:hash/send",
  policy: CARDS.sending,
  summary: "Send a card by email",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, body: Sending, response: { 204: z.null() } },
});
