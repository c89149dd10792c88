import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { Hash } from "../../signatures/hash.ts";
import { Rendered, SignatureBody } from "../../signatures/schema.ts";
import { MANAGING, SHAPING } from "../callPolicies.ts";
import { MemberId } from "../schema.ts";
import { Designs, DryRun, Locks, Rollouts, SavedDesigns, Trial, TrialOutcome } from "./schema.ts";

/** Which parts of a design only those who manage the team may change; signatures that follow one are composed anew. */
export const lock = endpoint({
  method: "PUT",
  url: "/_/app/team/locks",
  policy: SHAPING,
  summary: "Say which parts of designs are the same for everybody",
  refusals: ["too_many_requests"],
  schema: { body: Locks, response: { 200: Locks } },
});

/** Groups of people, and the rules of who gets what. */
export const get = endpoint({
  method: "GET",
  url: "/_/app/team/segments",
  policy: MANAGING,
  summary: "Who gets which design",
  schema: { response: { 200: SavedDesigns } },
});

/** Replaces groups and rules, and gives people what they say: one job, whose progress `rollouts` tells. */
export const save = endpoint({
  method: "PUT",
  url: "/_/app/team/segments",
  policy: SHAPING,
  summary: "Say who gets which design",
  refusals: ["conflict", "too_many_requests"],
  schema: {
    body: z.strictObject({ ...Designs.shape, revision: z.int().check(z.minimum(0)) }),
    response: { 200: SavedDesigns },
  },
});

/** What one member would get on a day, and why. Nothing is changed. */
export const tryOut = endpoint({
  method: "POST",
  url: "/_/app/team/segments/try",
  policy: MANAGING,
  summary: "What a member will get on a day",
  refusals: ["member_not_found", "too_many_requests"],
  schema: { body: Trial, response: { 200: TrialOutcome } },
});

/** What would become of everybody. Nothing is changed. */
export const check = endpoint({
  method: "POST",
  url: "/_/app/team/segments/check",
  policy: MANAGING,
  summary: "What new rules would change",
  refusals: ["too_many_requests"],
  schema: { body: Designs, response: { 200: DryRun } },
});

/** How far the signatures of each design have come. */
export const rollouts = endpoint({
  method: "GET",
  url: "/_/app/team/rollouts",
  policy: MANAGING,
  summary: "Progress of changes to designs",
  schema: { response: { 200: Rollouts } },
});

const ByMasterAndMember = z.strictObject({ hash: Hash, id: MemberId });

/** A design as one member would have it. */
export const preview = endpoint({
  method: "GET",
  url: "/_/app/team/masters/:hash/preview/:id",
  policy: MANAGING,
  summary: "A design as a member would have it",
  refusals: ["member_not_found", "too_many_requests"],
  schema: { params: ByMasterAndMember, response: { 200: Rendered } },
});

/** The same of a state that is not saved yet. */
export const previewDraft = endpoint({
  method: "POST",
  url: "/_/app/team/masters/:hash/preview/:id",
  policy: MANAGING,
  summary: "A design that is being changed, as a member would have it",
  refusals: ["member_not_found", "too_many_requests"],
  schema: { params: ByMasterAndMember, body: SignatureBody, response: { 200: Rendered } },
});
