import type { IncomingMessage } from "node:http";
import { fail } from "#shared/errors/catalogue.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { tooBig } from "../images/decoder.ts";

/** A picture's bytes in one piece. @throws as `readPieces` */
export const readUpload = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat(await readPieces(stream));

/**
 * Reads a picture's bytes as they come, for whoever has to wait: joined they would take twice the room until then. The limit holds while they stream in, whatever length was announced; what is still on its
 * way is thrown away, so that the client gets to read the refusal.
 * @throws file_too_big, malformed_request when the upload breaks off
 */
export async function readPieces(stream: IncomingMessage): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = Number(stream.headers["content-length"] ?? 0) > MAX_IMAGE_BYTES ? MAX_IMAGE_BYTES : 0;
  const body = stream.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_IMAGE_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    fail("malformed_request", { cause });
  }
  if (size > MAX_IMAGE_BYTES) {
    stream.resume();
    tooBig();
  }
  return chunks;
}
