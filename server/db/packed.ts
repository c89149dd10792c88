import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import * as z from "zod/mini";

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Deflated bytes as they are read: the driver gives a Binary, mongoose a Buffer. */
export type Packed = Buffer | { buffer: Uint8Array };

const bytesOf = (packed: Packed): Uint8Array => (Buffer.isBuffer(packed) ? packed : packed.buffer);

/** The shape of a stored field that holds some. */
export const PackedShape = z.custom<Packed>(
  (value) => Buffer.isBuffer(value) || (value as { buffer?: unknown } | null)?.buffer instanceof Uint8Array,
);

/** What is kept often, or for a short while, and hardly ever read. */
export const pack = (bytes: string | Uint8Array): Promise<Buffer> => deflate(bytes);

/** @throws RangeError for more than `maxBytes`, should a record not be ours */
export const unpack = (packed: Packed, maxBytes: number): Promise<Buffer> =>
  inflate(bytesOf(packed), { maxOutputLength: maxBytes });
