import type { Readable } from "node:stream";
import type { RenderOptions } from "#renderer/signature/options.ts";
import type { Sheet } from "#shared/billing/sheet.ts";
import type { PrintedCard } from "#shared/cards/print.ts";
import type { DrawingType, WrittenKind } from "#shared/drawings/schema.ts";
import type { Crop } from "#shared/images/crop.ts";
import type { Extension, Variant } from "#shared/images/variant.ts";
import type { Language } from "#shared/languages/constants.ts";
import type { DrawnMail, MailName, MailProps } from "#shared/mail/schema.ts";
import type { MailBrand } from "#shared/reseller/brand/schema.ts";
import type { Content, Media, Rendered } from "#shared/signatures/schema.ts";
import type { PictureKind } from "#shared/signatures/snapshots.ts";
import { seam } from "../../seam.ts";

/** As in `media.photo2Ink` of the signature model. */
export type Ink = Media["photo2Ink"];
export type StoredCopy = { bytes: Buffer; widthPx: number; heightPx: number; extension: Extension; ink: Ink };

/** A picture made from words; sizes are pixels of the file, `missing` the letters that no font has. */
export type Drawing = { bytes: Buffer; type: DrawingType; widthPx: number; heightPx: number; missing: string[] };

/** A whole signature as a picture: its HTML, and the pictures in it by their addresses there. */
export type PictureOrder = { kind: PictureKind; html: string; color: string; pictures: Record<string, Buffer> };

/** For whom something is drawn, so that nobody takes all places, and whether they still wait for it. */
export type Caller = { owner?: string | undefined; signal?: AbortSignal | undefined };

/**
 * Everything that is drawn is drawn by the renderer: signatures, pictures, icons.
 * @throws unavailable within 2.5 s when it is away, undrawable for what it cannot come to an end with, what it refuses
 * itself, and the reason of a caller's signal
 */
export interface Renderer {
  render(
    content: Content,
    options: Pick<
      RenderOptions,
      "imageHost" | "links" | "shownLinks" | "density" | "eventsUrl" | "brandingUrl" | "brandingText"
    >,
  ): Promise<Rendered>;
  /** A mail of ours, or of an agency's where it has a brand. @throws invalid_input for props that do not fit */
  mail<N extends MailName>(name: N, props: MailProps<N>, language: Language, brand?: MailBrand): Promise<DrawnMail>;
  /** The copy of an upload that we keep. @throws not_an_image, file_too_big, busy */
  source(stream: Readable, crop?: Crop, caller?: Caller): Promise<StoredCopy>;
  /** The ink of a stored picture. @throws not_an_image, busy */
  ink(source: Buffer, caller?: Caller): Promise<Ink>;
  /** A shaped and sized copy of a stored picture. @throws not_an_image, busy */
  variant(source: Buffer, variant: Variant, caller?: Caller): Promise<Buffer>;
  /** A social icon or an emblem by its file name. @throws not_found, busy */
  icon(name: string): Promise<Buffer>;
  /** A picture of a ready design, or a copy of it, by its file name. @throws not_found, busy */
  sample(name: string, caller?: Caller): Promise<Buffer>;
  /** A picture made from words. @throws invalid_input naming the field, busy */
  draw(kind: WrittenKind, input: object, type: DrawingType, caller?: Caller): Promise<Drawing>;
  /** A picture with a play mark. @throws not_an_image, file_too_big, busy */
  thumbnail(source: Buffer, caller?: Caller): Promise<Drawing>;
  /** A whole signature as a picture: PNG, or JPEG where photos would make that too heavy. @throws busy, undrawable */
  picture(order: PictureOrder, caller?: Caller): Promise<Drawing>;
  /** A printed sheet as a PDF: of the same one the same bytes. @throws busy */
  sheet(sheet: Sheet, caller?: Caller): Promise<Buffer>;
  /** A sheet of business cards as a PDF. @throws busy */
  cards(card: PrintedCard, caller?: Caller): Promise<Buffer>;
  /** Tells it that a signature was changed. It never fails: a renderer that is away remembers nothing. */
  forget(hash: string): Promise<void>;
  ready(): Promise<boolean>;
}

export const renderer = seam<Renderer>("renderer");
