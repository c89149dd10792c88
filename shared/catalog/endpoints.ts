import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { TEMPLATE_CATEGORIES } from "./templates.ts";

const AppData = z.strictObject({
  fonts: z.array(z.strictObject({ name: z.string(), stack: z.string() })),
  contacts: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  socials: z.array(z.strictObject({ name: z.string(), label: z.string(), color: z.string() })),
  templates: z.array(
    z.strictObject({ id: z.int(), name: z.string(), category: z.enum(TEMPLATE_CATEGORIES), isFree: z.boolean() }),
  ),
});

/** The catalogues: fonts, contact kinds, social networks, layouts. */
export const data = endpoint({
  method: "GET",
  url: "/app/data",
  summary: "Fonts, contact kinds, social networks and layouts",
  schema: { response: { 200: AppData } },
});
