/** Multipart forms with one file: taken to their end before anything is done with them, at the pace of a line in a bad place. */
import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { fairQueue } from "#shared/lib/fairQueue.ts";
import { leaving } from "#shared/lib/leaving.ts";
import { type Spooled, spool } from "../ports/files/spool.ts";
import { settings } from "../settings.ts";
import { atLeast, type Rate } from "./rate.ts";

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

export type FormShape = {
  /** name of the field with the file */
  file: string;
  maxBytes: number;
  /** longer than that. @throws file_too_big */
  tooBig(): never;
  /** what is said where there is none */
  missing: string;
  /** names of fields with text, which come before the file, each once or not at all */
  fields: readonly string[];
  /** letters of one */
  fieldSize: number;
  /** what is said of anything else */
  unexpected: string;
};

/** A form that is here: its file, and the fields that came with it. */
export type Form = { file: Spooled; fields: Readonly<Record<string, string>> };

/**
 * Takes a form and hands it to `keep` when it is all here: a slow line holds nothing but its own account's turn. `keep` gets a signal of
 * the sender's leaving.
 * @throws unsupported_media_type, malformed_request (broken or aborted form), invalid_input (no file, late fields, anything else),
 * file_too_big, upload_too_slow, busy, store_full, and what `keep` throws
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { account, folder, rate = RATE }: Receiving,
  shape: FormShape,
  keep: (form: Form, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) fail("unsupported_media_type");
  const signal = leaving(reply.raw);
  return uploads(
    async () => {
      const form = await inTime(request, reply, { folder, rate, shape });
      try {
        return await keep(form, signal);
      } finally {
        await form.file.close();
      }
    },
    { owner: account, signal },
  );
}

type How = { folder: string; rate: Rate; shape: FormShape };

/** Reads the form while it keeps its rate. @throws upload_too_slow, and what `read` throws */
async function inTime(request: FastifyRequest, reply: FastifyReply, { folder, rate, shape }: How): Promise<Form> {
  const clock = atLeast(rate);
  const reading = read(request, { folder, shape, count: clock.count });
  try {
    return await Promise.race([reading, clock.tooSlow]);
  } catch (error) {
    if (error instanceof Failure && error.code === "upload_too_slow") {
      // What still drips in is nobody's any more: the connection ends with the answer.
      reply.header("connection", "close");
      reading.then(
        ({ file }) => file.close(),
        () => {},
      );
    }
    throw error;
  } finally {
    clock.stop();
  }
}

type Reading = { folder: string; shape: FormShape; count: (bytes: number) => void };

async function read(request: FastifyRequest, { folder, shape, count }: Reading): Promise<Form> {
  const fields: Record<string, string> = {};
  let file: Spooled | undefined;
  try {
    for await (const part of partsOf(request, shape)) {
      const name = part.fieldname;
      if (part.type === "file" && name === shape.file && !file) {
        file = await spool(counted(part.file, count), folder).catch(orBroken);
        if (file.size > shape.maxBytes) shape.tooBig();
      } else if (part.type === "field" && shape.fields.includes(name) && !Object.hasOwn(fields, name) && !file)
        fields[name] = String(part.value);
      else {
        if (part.type === "file") part.file.resume();
        refuse(part.type === "file" ? shape.file : name, shape.unexpected);
      }
    }
    return { file: file ?? refuse(shape.file, shape.missing), fields };
  } catch (error) {
    await file?.close();
    throw error;
  }
}

/** The form's parts in their order; what the parser cannot read is the sender's mistake. */
async function* partsOf(request: FastifyRequest, { fields, fieldSize, maxBytes }: FormShape) {
  // More than the form may hold, so that whatever is too much can be named.
  const limits = { files: 2, fields: fields.length + 2, parts: fields.length + 3, fieldSize };
  try {
    // The parser only cuts a longer file short; by the one byte too many its reader can tell.
    yield* request.parts({ limits: { ...limits, fileSize: maxBytes + 1 } });
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
