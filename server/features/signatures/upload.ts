import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { type Crop, parseCrop } from "#shared/images/crop.ts";

/** More than the form may hold, so that whatever is too much can be named. */
const LIMITS = { files: 2, fields: 3, parts: 4, fieldSize: 200 };

/**
 * Hands the picture of a multipart form to `keep` while it arrives, with the crop that was sent before it.
 * @throws unsupported_media_type, malformed_request (broken or aborted form), invalid_input (no picture, bad or late
 * crop, anything else), and what `keep` throws
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  keep: (stream: Readable, crop?: Crop) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) fail("unsupported_media_type");
  let crop: Crop | undefined;
  let kept: { result: T } | undefined;
  for await (const part of partsOf(request)) {
    if (part.type === "file" && part.fieldname === "image" && !kept) kept = { result: await keep(part.file, crop) };
    else if (part.type === "field" && part.fieldname === "crop" && !crop && !kept) crop = cropOf(part.value);
    else {
      if (part.type === "file") part.file.resume();
      refuse(part.type === "file" ? "image" : part.fieldname, "Send crop once, then image once, and nothing else.");
    }
  }
  return kept ? kept.result : refuse("image", MESSAGES.imageFile);
}

/** The form's parts in their order; what the parser cannot read is the sender's mistake. */
async function* partsOf(request: FastifyRequest) {
  try {
    // The parser only cuts a longer file short; by the one byte too many whoever reads the stream can tell.
    yield* request.parts({ limits: { ...LIMITS, fileSize: MAX_IMAGE_BYTES + 1 } });
  } catch (cause) {
    throw new Failure("malformed_request", { cause });
  }
}

/** An empty crop is none: forms send their empty fields too. */
function cropOf(value: unknown): Crop | undefined {
  if (value === "") return undefined;
  return parseCrop(String(value)) ?? refuse("crop", "Send x,y,width,height in fractions of the picture, 0 to 1.");
}
