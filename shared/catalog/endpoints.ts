import * as z from "zod/mini";
import { ADDON_TYPES } from "../addons/addons.ts";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { Content } from "../signatures/schema.ts";
import { TEMPLATE_CATEGORIES } from "./templates.ts";

const AppData = z.strictObject({
  /** `stack` is null for handwriting, which mails show as pictures of typed words */
  fonts: z.array(
    z.strictObject({ name: z.string(), group: z.int(), stack: z.nullable(z.string()), customSize: z.boolean() }),
  ),
  fontGroups: z.array(z.strictObject({ group: z.int(), label: z.string() })),
  addons: z.array(z.strictObject({ type: z.enum(ADDON_TYPES), isFree: z.boolean(), hasList: z.boolean() })),
  contacts: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  socials: z.array(z.strictObject({ name: z.string(), label: z.string(), color: z.string() })),
  templates: z.array(
    z.strictObject({ id: z.int(), name: z.string(), category: z.enum(TEMPLATE_CATEGORIES), isFree: z.boolean() }),
  ),
});

/** The catalogues: fonts in the order of their groups, addons, contact kinds, social networks, layouts. */
export const data = endpoint({
  method: "GET",
  url: "/app/data",
  policy: OPEN,
  summary: "Fonts, addons, contact kinds, social networks and layouts",
  schema: { response: { 200: AppData } },
});

const Part = { key: z.string(), label: z.string(), value: z.string() };
const BannerGallery = z.strictObject({
  categories: z.array(
    z.strictObject({
      name: z.string(),
      images: z.array(
        z.strictObject({
          designId: z.string(),
          name: z.string(),
          widthPx: z.int(),
          heightPx: z.int(),
          texts: z.array(z.strictObject({ ...Part, maxLength: z.int() })),
          colors: z.array(z.strictObject(Part)),
        }),
      ),
    }),
  ),
});

/** Banners to fill in: what can be written and coloured on each, and the design's own words and colours. */
export const bannerGallery = endpoint({
  method: "GET",
  url: "/app/banner/gallery",
  policy: OPEN,
  summary: "Banners by category, with their texts and colours",
  schema: { response: { 200: BannerGallery } },
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
  policy: OPEN,
  summary: "Prefilled designs by profession and category",
  schema: {
    querystring: z.strictObject({
      category: z.optional(z.enum(TEMPLATE_CATEGORIES)),
      profession: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: { 200: z.strictObject({ items: z.array(PrefilledDesign) }) },
  },
});
