import { createHash } from "node:crypto";
import type { DrawingType, Video, WrittenKind } from "#shared/drawings/schema.ts";
import { findVideo } from "#shared/drawings/video.ts";
import { type Drawing, renderer } from "../../ports/renderer/renderer.ts";
import { remembered } from "./cache.ts";
import { findThumbnail, readPicture } from "./thumbnails.ts";

/**
 * A picture made from words. The same words give the same picture, from memory while it is fresh.
 * @throws invalid_input naming the field, busy, unavailable
 */
export function drawWritten(kind: WrittenKind, input: object, type: DrawingType = "image/png"): Promise<Drawing> {
  return remembered(keyOf([kind, type, input]), () => renderer().draw(kind, input, type));
}

/**
 * The thumbnail of a video, or an own picture, with a play mark on it.
 * @throws unreachable when the video's picture cannot be had, not_an_image, file_too_big, busy, unavailable
 */
export function drawVideo({ url, image }: Video): Promise<Drawing> {
  if (image !== undefined) return renderer().thumbnail(readPicture(image));
  return remembered(keyOf(["video", findVideo(url ?? "")]), async () =>
    renderer().thumbnail(await findThumbnail(url ?? "")),
  );
}

const keyOf = (parts: unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
