import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { IN_PERSON, SIGNED_IN, TEAM_WIDE } from "../members/callPolicies.ts";
import { GraphAnswer, GraphQuestion } from "./graph.ts";
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

/**
 * The same people of signatures by GraphQL, at `/graphiql` beside the API too: a row a day and signature. Pages in a browser
 * may only ask what is stored in `graph.ts`; whatever else is wrong with a question is one refusal.
 */
export const graph = endpoint({
  method: "POST",
  url: "/graphiql",
  policy: SIGNED_IN,
  summary: "Ask for clicks by GraphQL",
  refusals: ["bad_question", "analytics_unavailable", "too_many_requests"],
  schema: { body: GraphQuestion, response: { 200: GraphAnswer } },
});

const file = {
  policy: IN_PERSON,
  refusals: ["analytics_unavailable", "too_many_requests"],
  schema: { querystring: DetailsQuery, response: { 200: z.custom<Uint8Array>() } },
} as const;

/** Every day of everything that is asked for on which people did something, as a file for spreadsheets. */
export const csv = endpoint({
  ...file,
  method: "GET",
  url: "/_/analytics/days.csv",
  summary: "Counts by day as CSV",
  produces: ["text/csv"],
});

/** The same without what spreadsheets need: texts are as they are. */
export const json = endpoint({
  ...file,
  method: "GET",
  url: "/_/analytics/days.json",
  summary: "Counts by day as a JSON file",
  produces: ["application/json"],
});

/** By which zone the days of the team are counted. Raw clicks are counted again by it. */
export const setTimeZone = endpoint({
  method: "PUT",
  url: "/_/analytics/time-zone",
  policy: TEAM_WIDE,
  summary: "Set the team's time zone",
  refusals: ["too_many_requests"],
  schema: { body: TimeZoneInput, response: { 200: TimeZoneInput } },
});
