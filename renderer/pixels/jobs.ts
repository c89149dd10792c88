import * as z from "zod/mini";
import { parse } from "#program/json.ts";
import type { Sheet } from "#shared/billing/sheet.ts";
import type { PrintedCard } from "#shared/cards/print.ts";
import type { DrawingType, WrittenKind } from "#shared/drawings/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { Crop } from "#shared/images/crop.ts";
import { parseDrawnName } from "#shared/images/drawnName.ts";
import type { Emblem } from "#shared/images/emblem.ts";
import type { Icon } from "#shared/images/icon.ts";
import type { Variant } from "#shared/images/variant.ts";
import { HEX_COLOR } from "#shared/lib/color.ts";
import { RECOMMENDED_WIDTH_PX } from "#shared/signatures/constants.ts";
import {
  CARD,
  MAX_PICTURE_HTML_CHARS,
  PICTURE_KINDS,
  type PictureKind,
  THUMBNAIL,
} from "#shared/signatures/snapshots.ts";
import type { Drawing } from "../images/drawings/drawing.ts";
import { DRAWINGS } from "../images/drawings/registry.ts";
import type { StoredCopy } from "../images/source.ts";
import type { CardOptions } from "../snapshot/card.ts";
import type { Drawn, FindPicture } from "../snapshot/draw.ts";

const PictureBody = z.strictObject({
  /** mail HTML of ours */
  html: z.string().check(z.maxLength(MAX_PICTURE_HTML_CHARS)),
  kind: z.enum(PICTURE_KINDS),
  /** of the card's band */
  color: z.string().check(z.regex(HEX_COLOR)),
  /** address in the HTML -> bytes in base64; icons are drawn here */
  pictures: z.record(z.string(), z.string()),
});

/**
 * Everything that is made of pixels or outlines, each loaded at the first of its kind. These run in a process of their
 * own, so their input and output are data.
 */
export const JOBS = {
  /** @throws not_an_image, file_too_big */
  async source({ upload, crop }: { upload: Buffer; crop: Crop | undefined }): Promise<StoredCopy> {
    return (await import("../images/source.ts")).drawSource(upload, crop);
  },

  /** @throws not_an_image */
  async ink(source: Buffer): Promise<StoredCopy["ink"]> {
    return (await import("../images/source.ts")).inkOfStored(source);
  },

  /** @throws not_an_image */
  async variant({ source, variant }: { source: Buffer; variant: Variant }): Promise<Buffer> {
    return (await import("../images/variant.ts")).drawVariant(source, variant);
  },

  /** @returns null for a network that the catalogue does not have */
  async icon(icon: Icon | Emblem): Promise<Buffer | null> {
    if ("kind" in icon) return (await import("../images/emblem.ts")).drawEmblem(icon);
    return (await import("../images/icon.ts")).drawIcon(icon);
  },

  /** A picture of a ready design by its file name. @returns null for one that no design has */
  async sample(name: string): Promise<Buffer | null> {
    return (await import("../images/samples/draw.ts")).drawSample(name);
  },

  /** @throws invalid_input naming the field */
  async drawing({ kind, input, type }: { kind: WrittenKind; input: unknown; type: DrawingType }): Promise<Drawing> {
    const { schema, draw } = DRAWINGS[kind];
    return draw(parse(schema, input), type);
  },

  /** @throws not_an_image, file_too_big */
  async thumbnail(source: Buffer): Promise<Drawing> {
    return (await import("../images/drawings/thumbnail.ts")).drawThumbnail(source);
  },

  /** A printed sheet as a PDF, which has outlines. */
  async sheet(sheet: Sheet): Promise<Buffer> {
    return (await import("../sheets/draw.ts")).drawSheet(sheet);
  },

  /** A sheet of business cards as a PDF. */
  async cards(card: PrintedCard): Promise<Buffer> {
    return (await import("../sheets/cards.ts")).drawCards(card);
  },

  /** @param body JSON of a `PictureBody`. @throws malformed_request, invalid_input, the signal's reason */
  async picture(body: Buffer, signal: AbortSignal): Promise<Drawing> {
    const { html, kind, color, pictures: sent } = parse(PictureBody, parseJson(body));
    const pictures: FindPicture = async (src) => {
      const bytes = Object.hasOwn(sent, src) ? sent[src] : undefined;
      return bytes === undefined ? findIcon(src) : Buffer.from(bytes, "base64");
    };
    const { png, ...drawn } = await drawnAs(kind, html, { pictures, color, signal });
    const { lighten } = await import("../snapshot/lighten.ts");
    return { ...drawn, ...(await lighten(png, kind === "card" ? CARD.maxBytes : THUMBNAIL.maxBytes)) };
  },
} satisfies Record<string, (input: never, signal: AbortSignal) => Promise<unknown>>;

async function drawnAs(kind: PictureKind, html: string, options: CardOptions): Promise<Drawn> {
  if (kind === "card") return (await import("../snapshot/card.ts")).drawCard(html, options);
  const { drawSignature } = await import("../snapshot/draw.ts");
  const { shownPx, density } = THUMBNAIL;
  return drawSignature(html, { ...options, maxWidthPx: RECOMMENDED_WIDTH_PX, shownPx, density, ground: "light" });
}

export type Jobs = typeof JOBS;
export type JobName = keyof Jobs;
export type JobInput<N extends JobName> = Parameters<Jobs[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<Jobs[N]>>;

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    fail("malformed_request", { cause });
  }
}

async function findIcon(src: string): Promise<Buffer | null> {
  const icon = parseDrawnName(/\/i\/icons\/([^/]+)$/.exec(src)?.[1] ?? "");
  return icon && JOBS.icon(icon);
}
