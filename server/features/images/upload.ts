import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB } from "#shared/images/constants.ts";
import { type Crop, parseCrop } from "#shared/images/crop.ts";
import { msg } from "#shared/languages/translate.ts";
import { fairQueue } from "#shared/lib/fairQueue.ts";
import { leaving } from "#shared/lib/leaving.ts";
import { type Spooled, spool } from "../../ports/files/spool.ts";
import { settings } from "../../settings.ts";
import { atLeast, type Rate } from "./rate.ts";

/** More than the form may hold, so that whatever is too much can be named. */
const LIMITS = { files: 2, fields: 3, parts: 4, fieldSize: 200 };
/** The line of a phone in a bad place; 5 MB may take a minute. */
const RATE: Rate = { bytes: 64_000, windowMs: 8000, totalMs: 60_000 };
/** One upload of an account at a time, from its first byte to its answer; the editor sends one after the other. */
const uploads = fairQueue({ running: 128, runningEach: 1, waiting: 512, waitingEach: 8, patienceMs: 15_000 });

export type Receiving = {
  /** whose upload it is */
  account: string;
  /** where its bytes are kept until they are all here */
  folder: string;
  rate?: Rate;
};
/** As somebody sends it in. */
export const receivingOf = ({ id }: { id: string }): Receiving => ({ account: id, folder: settings().uploadDir });

type Received = { picture: Spooled; crop: Crop | undefined };

/**
 * Takes the picture of a multipart form with the crop that was sent before it, and hands it to `keep` when the whole
 * form is here: a slow line holds nothing but its own account's turn. `keep` gets a signal of the sender's leaving.
 * @throws unsupported_media_type, malformed_request (broken or aborted form), invalid_input (no picture, bad or late
 * crop, anything else), file_too_big, upload_too_slow, busy, store_full, and what `keep` throws
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, folder, rate = RATE }: Receiving,
  keep: (stream: Readable, crop: Crop | undefined, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) fail("unsupported_media_type");
  const signal = leaving(reply.raw);
  return uploads(
    async () => {
      const { picture, crop } = await inTime(request, reply, folder, rate);
      try {
        return await keep(picture.read(), crop, signal);
      } finally {
        await picture.close();
      }
    },
    { owner: account, signal },
  );
}

/** Reads the form while it keeps its rate. @throws upload_too_slow, and what `read` throws */
async function inTime(request: FastifyRequest, reply: FastifyReply, folder: string, rate: Rate): Promise<Received> {
  const clock = atLeast(rate);
  const reading = read(request, folder, clock.count);
  try {
    return await Promise.race([reading, clock.tooSlow]);
  } catch (error) {
    if (error instanceof Failure && error.code === "upload_too_slow") {
      // What still drips in is nobody's any more: the connection ends with the answer.
      reply.header("connection", "close");
      reading.then(
        ({ picture }) => picture.close(),
        () => {},
      );
    }
    throw error;
  } finally {
    clock.stop();
  }
}

async function read(request: FastifyRequest, folder: string, count: (bytes: number) => void): Promise<Received> {
  let crop: Crop | undefined;
  let picture: Spooled | undefined;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === "file" && part.fieldname === "image" && !picture) {
        picture = await spool(counted(part.file, count), folder).catch(orBroken);
        if (picture.size > MAX_IMAGE_BYTES)
          fail("file_too_big", { errors: [{ path: "image", message: MESSAGES.fileSize(MAX_IMAGE_MB) }] });
      } else if (part.type === "field" && part.fieldname === "crop" && !crop && !picture) crop = cropOf(part.value);
      else {
        if (part.type === "file") part.file.resume();
        refuse(
          part.type === "file" ? "image" : part.fieldname,
          msg("Send crop once, then image once, and nothing else."),
        );
      }
    }
    return { picture: picture ?? refuse("image", MESSAGES.imageFile), crop };
  } catch (error) {
    await picture?.close();
    throw error;
  }
}

/** The form's parts in their order; what the parser cannot read is the sender's mistake. */
async function* partsOf(request: FastifyRequest) {
  try {
    // The parser only cuts a longer file short; by the one byte too many its reader can tell.
    yield* request.parts({ limits: { ...LIMITS, fileSize: MAX_IMAGE_BYTES + 1 } });
  } catch (cause) {
    throw new Failure("malformed_request", { cause });
  }
}

/** The file's bytes; its rest is left alive, as the form around it is still to be read. */
async function* counted(file: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    count(chunk.length);
    yield chunk;
  }
}

/** A stream that ends early. @throws malformed_request, or the failure that it is already */
function orBroken(error: unknown): never {
  throw error instanceof Failure ? error : new Failure("malformed_request", { cause: error });
}

/** An empty crop is none: forms send their empty fields too. */
function cropOf(value: unknown): Crop | undefined {
  if (value === "") return undefined;
  return parseCrop(String(value)) ?? refuse("crop", msg("Send x,y,width,height in fractions of the picture, 0 to 1."));
}
