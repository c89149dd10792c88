import { endpoint } from "../lib/endpoint.ts";
import { MANAGING, SIGNED_IN } from "../members/callPolicies.ts";
import { Details, DetailsQuery, Series, SeriesQuery, TimeZoneInput } from "./schema.ts";

/** People by day: of each signature, page, card, link or member that the viewer sees, or of all. */
export const series = endpoint({
  method: "GET",
  url: "/_/analytics/series",
  policy: SIGNED_IN,
  summary: "Clicks, image loads, views or saved contacts by day",
  refusals: ["analytics_unavailable", "too_many_requests"],
  schema: { querystring: SeriesQuery, response: { 200: Series } },
});

/** The same by device, referrer, country and hour, and who was no person. */
export const details = endpoint({
  method: "GET",
  url: "/_/analytics/details",
  policy: SIGNED_IN,
  summary: "Devices, referrers, countries, hours and programs",
  refusals: ["analytics_unavailable", "too_many_requests"],
  schema: { querystring: DetailsQuery, response: { 200: Details } },
});

/** By which zone the days of the team are counted. Raw clicks are counted again by it. */
export const setTimeZone = endpoint({
  method: "PUT",
  url: "/_/analytics/time-zone",
  policy: MANAGING,
  summary: "Set the team's time zone",
  refusals: ["too_many_requests"],
  schema: { body: TimeZoneInput, response: { 200: TimeZoneInput } },
});
