import { endpoint } from "../lib/endpoint.ts";
import { User } from "./schema.ts";

/** The signed-in person. */
export const current = endpoint({
  method: "GET",
  url: "/_/app/user",
  summary: "The signed-in user",
  schema: { response: { 200: User } },
});
