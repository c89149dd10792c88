import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { StoredId } from "../../lib/storedId.ts";
import { PAYING } from "../../members/callPolicies.ts";

/** What each company had of an agency's package on the day of an invoice, and what of it is its share; `not_found` where there was none. */
export const csv = endpoint({
  method: "GET",
  url: "/_/app/user/billings/:id/companies.csv",
  policy: PAYING,
  summary: "The companies of an agency's invoice as CSV",
  produces: ["text/csv"],
  refusals: ["billing_off", "not_found"],
  schema: { params: z.strictObject({ id: StoredId }), response: { 200: z.custom<Uint8Array>() } },
});
