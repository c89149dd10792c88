import * as z from "zod/mini";
import { BannerOrder } from "../catalog/banners/order.ts";
import { HANDWRITING_FONTS } from "../catalog/handwriting.ts";
import { MESSAGES } from "../errors/messages.ts";
import { msg, t } from "../languages/translate.ts";
import { HEX_COLOR, INK, WHITE } from "../lib/color.ts";
import { MAX_LINK_LENGTH } from "../lib/url.ts";
import {
  MAX_HANDWRITING_CHARS,
  MAX_PAD_PX,
  MAX_QR_CHARS,
  MAX_QR_PX,
  MAX_STROKE_POINTS,
  MAX_STROKES,
  MAX_VIDEO_PICTURE_MB,
} from "./constants.ts";
import { findVideo } from "./video.ts";

/** Pictures that are drawn from words and numbers; one strict schema for each kind. Sizes are CSS pixels. */

const color = (byDefault: string) => z._default(z.string().check(z.regex(HEX_COLOR)), byDefault);
const size = (min: number, max: number, byDefault: number) =>
  z._default(z.number().check(z.minimum(min), z.maximum(max)), byDefault);
const written = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => text.trim() !== "", "This field is required."),
  );

/** A name in one of the handwriting fonts. */
export const Handwriting = z.strictObject({
  font: z.enum(HANDWRITING_FONTS),
  text: written(MAX_HANDWRITING_CHARS),
  color: color(INK),
  /** of the font, as in CSS */
  sizePx: size(12, 120, 48),
});
export type Handwriting = z.output<typeof Handwriting>;

const coordinate = z.number().check(z.minimum(-MAX_PAD_PX), z.maximum(MAX_PAD_PX));
const Point = z.strictObject({
  x: coordinate,
  y: coordinate,
  /** 0 to 1, as pointer events give it; without it a fast line is thinner than a slow one */
  pressure: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});

/** Ink of a pen: what a hand drew on a pad. */
export const Strokes = z.strictObject({
  strokes: z.array(z.array(Point).check(z.minLength(1))).check(
    z.minLength(1),
    z.maxLength(MAX_STROKES),
    z.refine((strokes) => strokes.reduce((count, points) => count + points.length, 0) <= MAX_STROKE_POINTS, {
      error: () => t("Use at most {count} points.", { count: MAX_STROKE_POINTS }),
    }),
  ),
  color: color(INK),
  /** of a line drawn at usual speed */
  widthPx: size(0.5, 8, 2.5),
});
export type Strokes = z.output<typeof Strokes>;

export const Qr = z.strictObject({
  text: written(MAX_QR_CHARS),
  color: color(INK),
  background: color(WHITE),
  /** side of the picture, its quiet zone included */
  sizePx: z._default(z.int().check(z.minimum(48), z.maximum(MAX_QR_PX)), 144),
});
export type Qr = z.output<typeof Qr>;

/** Base64 makes four characters of three bytes. */
const MAX_DATA_CHARS = Math.ceil((MAX_VIDEO_PICTURE_MB * 1024 * 1024 * 4) / 3) + 100;

/**
 * A thumbnail with a play mark: of a video of YouTube, Vimeo or Loom by its address, or of an own picture (PNG, JPEG,
 * WebP or GIF as a `data:` address, up to 3 MB).
 */
export const Video = z
  .strictObject({
    url: z.optional(
      z.string().check(
        z.maxLength(MAX_LINK_LENGTH),
        z.refine((url) => findVideo(url) !== null, "Use the address of a video on YouTube, Vimeo or Loom."),
      ),
    ),
    image: z.optional(
      z.string().check(
        z.maxLength(MAX_DATA_CHARS, { error: () => MESSAGES.fileSize(MAX_VIDEO_PICTURE_MB) }),
        z.refine((data) => data.startsWith("data:image/") && data.includes(";base64,"), MESSAGES.imageFile),
      ),
    ),
  })
  .check(
    z.refine(({ url, image }) => (url === undefined) !== (image === undefined), {
      path: ["url"],
      message: msg("Send either the address of a video or a picture."),
    }),
  );
export type Video = z.output<typeof Video>;

/** What networks and chats show of a shared page: its own words. */
export const PageCard = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(500)),
});
export type PageCard = z.output<typeof PageCard>;

/** The kinds that the renderer draws from their JSON alone; a video needs a picture from elsewhere first. */
export const WRITTEN_DRAWINGS = {
  handwriting: Handwriting,
  strokes: Strokes,
  qr: Qr,
  banner: BannerOrder,
  page: PageCard,
} as const;
export type WrittenKind = keyof typeof WRITTEN_DRAWINGS;

export const DRAWING_TYPES = ["image/png", "image/jpeg", "image/svg+xml"] as const;
export type DrawingType = (typeof DRAWING_TYPES)[number];
