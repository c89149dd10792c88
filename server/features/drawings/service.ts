import { createHash } from "node:crypto";
import type { DrawingType, Video, WrittenKind } from "#shared/drawings/schema.ts";
import { findVideo } from "#shared/drawings/video.ts";
import { type Caller, type Drawing, renderer } from "../../ports/renderer/renderer.ts";
import { remembered } from "./cache.ts";
import { findThumbnail, readPicture } from "./thumbnails.ts";

/**
 * A picture made from words. The same words give the same picture, from memory while it is fresh.
 * @throws invalid_input naming the field, busy, unavailable
 */
export function drawWritten(
  kind: WrittenKind,
  input: object,
  { type = "image/png", owner, signal: caller }: Caller & { type?: DrawingType } = {},
): Promise<Drawing> {
  const draw = (signal: AbortSignal) => renderer().draw(kind, input, type, { owner, signal });
  return remembered(keyOf([kind, type, input]), draw, caller);
}

/**
 * The thumbnail of a video, or an own picture, with a play mark on it.
 * @throws unreachable when the video's picture cannot be had, not_an_image, file_too_big, busy, unavailable
 */
export async function drawVideo({ url, image }: Video, caller: Caller = {}): Promise<Drawing> {
  if (image !== undefined) return renderer().thumbnail(readPicture(image), caller);
  const draw = async (signal: AbortSignal) =>
    renderer().thumbnail(await findThumbnail(url ?? ""), { owner: caller.owner, signal });
  return remembered(keyOf(["video", findVideo(url ?? "")]), draw, caller.signal);
}

const keyOf = (parts: unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
