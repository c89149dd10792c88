import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { Signature } from "../signatures/schema.ts";
import { User } from "./schema.ts";

/** The signed-in person. */
export const current = endpoint({
  method: "GET",
  url: "/_/app/user",
  summary: "The signed-in user",
  schema: { response: { 200: User } },
});

/** The person's signatures, newest first. */
export const signatures = endpoint({
  method: "GET",
  url: "/_/app/user/signatures/:page",
  summary: "Own signatures, newest first",
  schema: { params: z.strictObject({ page: PageNumber }), response: { 200: pageOf(Signature) } },
});
