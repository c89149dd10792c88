import { Readable } from "node:stream";
import type { ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { sniff } from "#shared/images/format.ts";
import { parseSource } from "#shared/images/variant.ts";
import { MAX_CUSTOM_ICON_MB } from "#shared/signatures/constants.ts";
import type { Content, SignatureInput, StoredPicture } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

/** Largest icon that is read at all: one that is a little too big should hear so in words. Base64 adds a third. */
export const MAX_ICON_BODY_BYTES = 2 * MAX_CUSTOM_ICON_MB * 1024 * 1024;

/**
 * Keeps a social icon that arrives as inline image data.
 * @throws not_an_image, file_too_big, and what `images.addPicture` throws
 */
export async function addIcon(viewer: Viewer, dataUrl: string): Promise<StoredPicture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  if (bytes.length > MAX_CUSTOM_ICON_MB * 1024 * 1024)
    fail("file_too_big", { errors: [{ path: "icon", message: MESSAGES.fileSize(MAX_CUSTOM_ICON_MB) }] });
  const format = sniff(bytes);
  if (format !== "png" && format !== "jpeg")
    fail("not_an_image", { errors: [{ path: "icon", message: MESSAGES.imageFile }] });
  return images.addPicture(viewer, Readable.from([bytes]));
}

/** Those that the signature has already stay, whoever brought them. @throws as `images.mustOwn` */
export const mustOwnPictures = (
  viewer: Viewer,
  content: Pictured,
  before?: Pictured,
  session?: ClientSession,
): Promise<void> => images.mustOwn(viewer, addedTo(content, before), session);

/** What of a signature holds pictures. */
export type Pictured = Content & Pick<SignatureInput, "forms">;

/** The stored pictures that a save brings along, and where. */
export const addedTo = (content: Pictured, before?: Pictured) =>
  images.addedTo(storedIn(content), before ? storedIn(before) : []);

/** Every value that is the address of a stored picture, and where it stands: `media.photo`, `general.addons.0.data.image`. */
export function storedIn(value: unknown, path = ""): { path: string; address: string }[] {
  if (typeof value === "string") return parseSource(value) ? [{ path, address: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => storedIn(inner, path ? `${path}.${key}` : key));
}

export const idsIn = (content: Pictured): string[] => images.idsOf(storedIn(content));
