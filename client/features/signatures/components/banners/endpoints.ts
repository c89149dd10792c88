import * as z from "zod/mini";
import { endpoint } from "#shared/lib/endpoint.ts";

const Part = { key: z.string(), label: z.string(), value: z.string() };
const Image = z.strictObject({
  designId: z.string(),
  name: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  texts: z.array(z.strictObject({ ...Part, maxLength: z.int() })),
  colors: z.array(z.strictObject(Part)),
});
export const bannerGallery = endpoint({
  method: "GET",
  url: "/app/banner/gallery",
  summary: "Banner gallery",
  schema: {
    response: {
      200: z.strictObject({ categories: z.array(z.strictObject({ name: z.string(), images: z.array(Image) })) }),
    },
  },
});
export const banner = endpoint({
  method: "POST",
  url: "/app/drawings/banner",
  summary: "Banner",
  schema: {
    body: z.strictObject({
      designId: z.string(),
      texts: z.record(z.string(), z.string()),
      colors: z.record(z.string(), z.string()),
    }),
    response: { 200: z.custom<Uint8Array>() },
  },
});
