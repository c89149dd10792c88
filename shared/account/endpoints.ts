import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN, SIGNED_IN } from "../members/callPolicies.ts";
import { Answers, User, UserChange } from "./schema.ts";

/** The signed-in person. */
export const current = endpoint({
  method: "GET",
  url: "/_/app/user",
  policy: SIGNED_IN,
  summary: "The signed-in user",
  schema: { response: { 200: User } },
});

/** Changes how the person is called. */
export const update = endpoint({
  method: "PATCH",
  url: "/_/app/user",
  policy: SIGNED_IN,
  summary: "Change the signed-in user",
  refusals: ["too_many_requests"],
  schema: { body: UserChange, response: { 200: User } },
});

/** Notes a step that the viewer took in one of the product's flows, such as the onboarding or the way out. */
export const logFlow = endpoint({
  method: "POST",
  url: "/_/app/user/actions/flow/log",
  policy: SIGNED_IN,
  summary: "Note a step of a flow",
  refusals: ["too_many_requests"],
  schema: { body: z.strictObject({ data: Answers }), response: { 204: z.null() } },
});

/** What the viewer has answered so far; null: nothing yet. */
export const answers = endpoint({
  method: "GET",
  url: "/_/app/user/questions/sign-up",
  policy: SIGNED_IN,
  summary: "Answers to the questions of the onboarding",
  schema: { response: { 200: z.strictObject({ data: z.nullable(Answers) }) } },
});

/** Keeps what the viewer answered when they came. They are not asked again, unless `isDone` is false: then they go on later. */
export const answerSignUp = endpoint({
  method: "POST",
  url: "/_/app/user/questions/sign-up",
  policy: SIGNED_IN,
  summary: "Answer the questions of the onboarding",
  schema: { body: z.strictObject({ data: Answers }), response: { 204: z.null() } },
});

/**
 * Where a user of a lifetime deal manages it; null where this installation has no such place. Open to all: who needs it
 * most is somebody whose account was disabled, and who has no session.
 */
export const appsumoRedirect = endpoint({
  method: "GET",
  url: "/_/app/user/appsumo-redirect",
  policy: OPEN,
  summary: "The marketplace's own page of lifetime deals",
  schema: { response: { 200: z.strictObject({ redirect_url: z.nullable(z.string()) }) } },
});
