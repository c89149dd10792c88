import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { HUB_OFFERING, HUB_OWNING, IN_PERSON } from "../../members/callPolicies.ts";
import { ByOffer, CompanyOffer, NewOffer, OfferAccepted, OfferAnswer, OfferShown, OfferToken } from "./schema.ts";

const refusals = ["hub_inactive", "not_found", "too_many_requests"] as const;

/** What waits for an answer, the newest first. */
export const list = endpoint({
  method: "GET",
  url: "/_/reseller/offers",
  policy: HUB_OWNING,
  summary: "Offers of the agency that wait for an answer",
  refusals,
  schema: { response: { 200: z.strictObject({ items: z.array(CompanyOffer) }) } },
});

/** Offers a company to somebody, or somebody's team a place in the agency, in place of any such offer before. Mails a link, to this address alone. */
export const make = endpoint({
  method: "POST",
  url: "/_/reseller/offers",
  policy: HUB_OFFERING,
  summary: "Offer a company to somebody, or a team a place in the agency",
  refusals: [...refusals, "own_address", "offer_limit"],
  schema: { body: NewOffer, response: { 201: CompanyOffer } },
});

/** Takes an offer back: its link leads nowhere from here on. */
export const withdraw = endpoint({
  method: "DELETE",
  url: "/_/reseller/offers/:id",
  policy: HUB_OWNING,
  summary: "Take an offer back",
  refusals,
  schema: { params: ByOffer, response: { 204: z.null() } },
});

const answering = ["link_expired", "transfer_elsewhere", "hub_inactive", "too_many_requests"] as const;

/** What the link of an offer is about. Opening it accepts nothing. */
export const read = endpoint({
  method: "GET",
  url: "/_/reseller/offer",
  policy: IN_PERSON,
  summary: "Read the offer of an agency",
  refusals: answering,
  schema: { querystring: OfferToken, response: { 200: OfferShown } },
});

/** Takes a company over, or makes the viewer's own team a company of the agency. All of it or nothing. */
export const accept = endpoint({
  method: "POST",
  url: "/_/reseller/offer/accept",
  policy: { ...IN_PERSON, unverified: "refused" },
  summary: "Accept the offer of an agency",
  refusals: [
    ...answering,
    "not_your_team",
    "package_full",
    "company_in_use",
    "change_refused",
    "own_address",
    "account_leaving",
  ],
  schema: { body: OfferAnswer, response: { 200: OfferAccepted } },
});

/** Says no: the offer is gone, and nothing has changed. */
export const decline = endpoint({
  method: "POST",
  url: "/_/reseller/offer/decline",
  policy: IN_PERSON,
  summary: "Decline the offer of an agency",
  refusals: ["link_expired", "transfer_elsewhere", "too_many_requests"],
  schema: { body: OfferToken, response: { 204: z.null() } },
});
