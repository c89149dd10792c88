import * as z from "zod/mini";
import { BannerOrder } from "../catalog/banners/order.ts";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import * as schema from "./schema.ts";

/** The bytes of the picture; its size in pixels stands in the headers `image-width` and `image-height`. */
const Picture = z.custom<Uint8Array>();
const response = { 200: Picture };
/** Whoever draws much waits, and so do all when all pictures together are too many. */
const refusals = ["too_many_requests", "busy", "undrawable"] as const;

/** A name in a handwriting font, on transparent ground. Letters that no hand has are listed in `image-missing`. */
export const handwriting = endpoint({
  method: "POST",
  url: "/app/drawings/handwriting",
  policy: OPEN,
  summary: "Picture of a name in a handwriting font, trimmed to its ink, 2 pixels per CSS pixel",
  produces: ["image/png"],
  refusals,
  schema: { body: schema.Handwriting, response },
});

/** Strokes of a pen as smooth ink, on transparent ground. */
export const strokes = endpoint({
  method: "POST",
  url: "/app/drawings/strokes",
  policy: OPEN,
  summary: "Picture of drawn strokes, trimmed to their ink: PNG at 2 pixels per CSS pixel, or SVG when asked for",
  produces: ["image/png", "image/svg+xml"],
  refusals,
  schema: { body: schema.Strokes, response },
});

export const qr = endpoint({
  method: "POST",
  url: "/app/drawings/qr",
  policy: OPEN,
  summary: "QR code with its quiet zone, 2 pixels per CSS pixel",
  produces: ["image/png"],
  refusals,
  schema: { body: schema.Qr, response },
});

/** A banner of `GET /app/banner/gallery` with other words and colours. Letters that no font has are in `image-missing`. */
export const banner = endpoint({
  method: "POST",
  url: "/app/drawings/banner",
  policy: OPEN,
  summary: "Banner of the gallery with words and colours of one's own, 2 pixels per CSS pixel",
  produces: ["image/png"],
  refusals,
  schema: { body: BannerOrder, response },
});

export const video = endpoint({
  method: "POST",
  url: "/app/drawings/video",
  policy: OPEN,
  summary: "Thumbnail with a play mark, of a video on YouTube, Vimeo or Loom or of an own picture",
  produces: ["image/jpeg"],
  refusals: [...refusals, "unreachable", "not_an_image", "file_too_big"],
  schema: { body: schema.Video, response },
});
