import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { type Crop, parseCrop } from "#shared/images/crop.ts";

/**
 * The picture of a multipart form as a stream, with the crop that was sent before it.
 * @throws invalid_input (no file, bad crop), unsupported_media_type
 */
export async function readUpload(request: FastifyRequest): Promise<{ stream: Readable; crop: Crop | undefined }> {
  if (!request.isMultipart()) fail("unsupported_media_type");
  const file = await request.file({
    // The form parser only cuts a longer file short; by the one byte too many whoever reads the stream can tell.
    limits: { files: 1, fields: 2, parts: 3, fieldSize: 200, fileSize: MAX_IMAGE_BYTES + 1 },
    throwFileSizeLimit: false,
  });
  if (file?.fieldname !== "image") fail("invalid_input", { errors: [{ path: "image", message: MESSAGES.imageFile }] });
  const field = file.fields.crop;
  const text = field && "value" in field ? String(field.value) : "";
  const crop = text ? parseCrop(text) : undefined;
  if (crop === null)
    fail("invalid_input", {
      errors: [{ path: "crop", message: "Send x,y,width,height in fractions of the picture, 0 to 1." }],
    });
  return { stream: file.file, crop };
}
