import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from "#shared/images/constants.ts";
import { type Crop, parseCrop } from "#shared/images/crop.ts";
import { msg } from "#shared/languages/translate.ts";
import { type FormShape, type Receiving, receiveForm, receivingOf } from "../../http/form.ts";

export { type Receiving, receivingOf };

const SHAPE: FormShape = {
  file: "image",
  maxBytes: MAX_IMAGE_BYTES,
  tooBig: () => fail("file_too_big", { errors: [{ path: "image", message: MESSAGES.fileSize(MAX_IMAGE_MB) }] }),
  missing: MESSAGES.imageFile,
  fields: ["crop"],
  fieldSize: 200,
  unexpected: msg("Send crop once, then image once, and nothing else."),
};

/**
 * Takes the picture of a multipart form with the crop that was sent before it.
 * @throws what `receiveForm` throws (also for a bad or late crop), and what `keep` throws
 */
export const receiveUpload = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  receiving: Receiving,
  keep: (stream: Readable, crop: Crop | undefined, signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  receiveForm(request, reply, receiving, SHAPE, ({ file, fields }, signal) =>
    keep(file.read(), cropOf(fields.crop), signal),
  );

/** An empty crop is none: forms send their empty fields too. */
function cropOf(value = ""): Crop | undefined {
  if (value === "") return undefined;
  return parseCrop(value) ?? refuse("crop", msg("Send x,y,width,height in fractions of the picture, 0 to 1."));
}
