import type { IncomingMessage } from "node:http";
import { fail } from "#shared/errors/catalogue.ts";

/** Our own server has the bytes at hand, so this is no person's line. */
const MAX_READ_MS = 5000;

/**
 * Reads a body. The limit holds while it streams in, whatever length was announced; what is still on its way is thrown
 * away, so that the caller gets to read the refusal.
 * @param tooBig ends the request
 * @throws what `tooBig` throws, malformed_request when the body breaks off or stands still
 */
export async function readBody(
  stream: IncomingMessage,
  { maxBytes, tooBig }: { maxBytes: number; tooBig(): never },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = Number(stream.headers["content-length"] ?? 0) > maxBytes ? maxBytes : 0;
  const clock = setTimeout(() => stream.destroy(new Error("The body stood still.")), MAX_READ_MS);
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    fail("malformed_request", { cause });
  } finally {
    clearTimeout(clock);
  }
  if (size > maxBytes) {
    stream.resume();
    tooBig();
  }
  return Buffer.concat(chunks);
}
