import { endpoint } from "../../lib/endpoint.ts";
import { HUB_ADMINS, MANAGING, SHAPING } from "../../members/callPolicies.ts";
import {
  BySharedDesign,
  BySignature,
  CandidateQuery,
  Candidates,
  CopyPage,
  CopyQuery,
  NewShare,
  ShareChange,
  ShareDetail,
  SharedDesign,
  SharedDesigns,
  SharePage,
  ShareQuery,
  ShareTarget,
} from "./schema.ts";

const refusals = ["hub_inactive", "not_found", "too_many_requests"] as const;
/** Who writes into companies needs the codes for it. */
const writing = [...refusals, "conflict", "no_permission", "no_edit_permission"] as const;

/** What the agency shares, and how far it has come. */
export const list = endpoint({
  method: "POST",
  url: "/_/reseller/shares",
  policy: HUB_ADMINS,
  summary: "Designs that are shared with companies",
  refusals,
  schema: { body: ShareQuery, response: { 200: SharePage } },
});

/** What can be shared: signatures of the agency's own team. */
export const candidates = endpoint({
  method: "POST",
  url: "/_/reseller/shares/candidates",
  policy: HUB_ADMINS,
  summary: "Signatures of the agency that can be shared",
  refusals,
  schema: { body: CandidateQuery, response: { 200: Candidates } },
});

/** One of them, with the companies that were named. */
export const get = endpoint({
  method: "GET",
  url: "/_/reseller/share/:signature",
  policy: HUB_ADMINS,
  summary: "Read how a design is shared",
  refusals,
  schema: { params: BySignature, response: { 200: ShareDetail } },
});

/** What has become of it in each company. */
export const companies = endpoint({
  method: "POST",
  url: "/_/reseller/share/companies",
  policy: HUB_ADMINS,
  summary: "What has become of a shared design in companies",
  refusals,
  schema: { body: CopyQuery, response: { 200: CopyPage } },
});

/** Has a copy of a design made in companies, which follows it from then on. */
export const share = endpoint({
  method: "POST",
  url: "/_/reseller/share",
  policy: HUB_ADMINS,
  summary: "Share a design with companies",
  refusals: [...writing, "share_limit"],
  schema: { body: NewShare, response: { 201: ShareDetail } },
});

/** Companies that are not named any more keep their copy, as their own. */
export const change = endpoint({
  method: "POST",
  url: "/_/reseller/share/update",
  policy: HUB_ADMINS,
  summary: "Change how a design is shared",
  refusals: writing,
  schema: { body: ShareChange, response: { 200: ShareDetail } },
});

/** All companies keep their copies, as their own. */
export const stop = endpoint({
  method: "POST",
  url: "/_/reseller/share/stop",
  policy: HUB_ADMINS,
  summary: "Share a design no longer",
  refusals: writing,
  schema: { body: ShareTarget, response: { 200: ShareDetail } },
});

/** What the company that the viewer acts in has of its agency. Of another team: nothing. */
export const ofCompany = endpoint({
  method: "GET",
  url: "/_/app/team/shared",
  policy: MANAGING,
  summary: "Designs that the agency shares with the company",
  refusals: ["too_many_requests"],
  schema: { response: { 200: SharedDesigns } },
});

/** What the company has made of a design is replaced by the agency's; what it was stays in its history. */
export const followAgain = endpoint({
  method: "POST",
  url: "/_/app/team/shared/:id/follow",
  policy: SHAPING,
  summary: "Follow the agency's design again",
  refusals: ["not_found", "too_many_requests"],
  schema: { params: BySharedDesign, response: { 200: SharedDesign } },
});
