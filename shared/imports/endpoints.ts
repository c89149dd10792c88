import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { Address, Guesses } from "./schema.ts";

/** Reads a company's home page: its name, logo, colours, networks and contacts, as guesses. */
export const website = endpoint({
  method: "POST",
  url: "/app/import/website",
  policy: OPEN,
  summary: "Guess fields of a signature from a website",
  refusals: ["site_unreachable", "too_many_requests", "busy"],
  schema: { body: Address, response: { 200: Guesses } },
});

/** Brings a picture of somebody's old signature, which a browser may not read from another site. PNG, JPEG, GIF or WebP, up to 5 MB. */
export const picture = endpoint({
  method: "POST",
  url: "/app/import/picture",
  policy: OPEN,
  summary: "Bring a picture from another address",
  produces: ["image/png", "image/jpeg", "image/gif", "image/webp"],
  refusals: ["unreachable", "too_many_requests", "busy"],
  schema: { body: Address, response: { 200: z.custom<Uint8Array>() } },
});
