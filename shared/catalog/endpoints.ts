import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { Content } from "../signatures/schema.ts";
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

const PrefilledDesign = z.strictObject({
  prefillId: z.string(),
  isPrefill: z.literal(true),
  name: z.string(),
  profession: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  isFree: z.boolean(),
  ...Content.shape,
});

/** Designs to start from: layout, colours, type and sample content, by profession and category. */
export const prefill = endpoint({
  method: "GET",
  url: "/templates/prefill",
  summary: "Prefilled designs by profession and category",
  schema: {
    querystring: z.strictObject({
      category: z.optional(z.enum(TEMPLATE_CATEGORIES)),
      profession: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: { 200: z.strictObject({ items: z.array(PrefilledDesign) }) },
  },
});
