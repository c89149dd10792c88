import { endpoint } from "../../lib/endpoint.ts";
import { MANAGING } from "../../members/callPolicies.ts";
import { InstalledPage, InstalledQuery } from "./schema.ts";

/** Which state of their signature the team's members have installed, those who are behind first. */
export const installed = endpoint({
  method: "GET",
  url: "/_/app/team/installed",
  policy: MANAGING,
  summary: "Who has which version of their signature",
  refusals: ["too_many_requests"],
  schema: { querystring: InstalledQuery, response: { 200: InstalledPage } },
});
