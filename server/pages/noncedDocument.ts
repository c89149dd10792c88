import { constants, crc32, deflateRawSync, gunzipSync, gzipSync } from "node:zlib";
import { ownConcat } from "#shared/lib/ownBytes.ts";

/** Of the nonces and of what stands in for one: base64url of 18 random bytes. */
export const NONCE_LENGTH = 24;
/** For a document that may be asked for but once: a third of the time of zlib's own level, a tenth more bytes. */
const FIRST_LEVEL = 3;
/** The window of deflate, less its longest match: nearer than this, a text is written as a reference to the last one. */
const REACH = 32_768 - 300;
/** A header without name, time or system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const TRAILER_BYTES = 8;
/** A deflate block that is not compressed, of as many bytes as a nonce has (RFC 1951, 3.2.4). */
const STORED_BLOCK = Buffer.from([0, NONCE_LENGTH, 0, 0xff - NONCE_LENGTH, 0xff]);
/** Stands in the text for a nonce while it is compressed: bytes that UTF-8 never has, no two of them in the same order twice. */
const MARK = Buffer.from([1, 3, 5].flatMap((step) => Array.from({ length: 8 }, (_, i) => 0xf8 + ((i * step) % 8))));

/** A text with places that are written anew each time. */
type Form = { bytes: Buffer; places: number[] };

/**
 * A finished document in which only the nonce differs from answer to answer. Its compressed form is made once as well:
 * deflate blocks as they are, but for the nonce, which stands in a stored block (uncompressed) of its own and is overwritten in place; later
 * nonces are references to it. What is left to do is one copy and one checksum.
 */
export class NoncedDocument {
  readonly #plain: Form;
  #gzip: Form | null = null;
  #isAskedForAgain = false;

  /** @param html the document, drawn with `standIn`: a random text of the length of a nonce, that occurs nowhere else */
  constructor(html: string, standIn: string) {
    if (standIn.length !== NONCE_LENGTH) throw new Error(`A nonce has ${NONCE_LENGTH} letters.`);
    const parts = html.split(standIn).map((part) => Buffer.from(part));
    const places: number[] = [];
    let at = 0;
    for (const part of parts.slice(0, -1)) {
      places.push(at + part.length);
      at += part.length + NONCE_LENGTH;
    }
    this.#plain = { bytes: join(parts, MARK), places };
  }

  /** What it takes in memory, about: the compressed form is made later. */
  get size(): number {
    return 1.5 * this.#plain.bytes.length;
  }

  /** The document as UTF-8. */
  plain(nonce: string): Buffer {
    return filled(this.#plain, nonce, Buffer.allocUnsafe(this.#plain.bytes.length));
  }

  /** The document, gzipped. */
  gzip(nonce: string): Buffer {
    // Read for its checksum and forgotten: one piece of memory for all of them.
    scratch = scratch.length < this.#plain.bytes.length ? Buffer.allocUnsafe(this.#plain.bytes.length) : scratch;
    const plain = filled(this.#plain, nonce, scratch.subarray(0, this.#plain.bytes.length));
    if (!this.#isAskedForAgain) {
      this.#isAskedForAgain = true;
      return gzipSync(plain, { level: FIRST_LEVEL });
    }
    this.#gzip ??= compressed(this.#plain);
    const { bytes } = this.#gzip;
    const gzip = filled(this.#gzip, nonce, Buffer.allocUnsafe(bytes.length));
    gzip.writeUInt32LE(crc32(plain), bytes.length - TRAILER_BYTES);
    return gzip;
  }
}

let scratch = Buffer.alloc(0);

/** Copies a form and writes the nonce into its places. */
function filled({ bytes, places }: Form, nonce: string, copy: Buffer): Buffer {
  bytes.copy(copy);
  const letters = Buffer.from(nonce, "latin1");
  for (const place of places) copy.set(letters, place);
  return copy;
}

/** The gzip form of a document. The checksum is the reader's to write. */
function compressed(plain: Form): Form {
  const { places } = plain;
  const far = places.filter((place, i) => i === 0 || place - (places[i - 1] as number) > REACH);
  const short = blocks(plain, far);
  // Deflate is free to write a mark out instead of referring to the last one; then each nonce gets its own block.
  return isRight(short, plain) ? short : blocks(plain, places);
}

/** Deflate blocks of a document, with stored blocks at the given places. */
function blocks({ bytes }: Form, stored: number[]): Form {
  const parts: Buffer[] = [GZIP_HEADER];
  const places: number[] = [];
  let length = GZIP_HEADER.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  let from = 0;
  for (const place of [...stored, bytes.length]) {
    const isLast = place === bytes.length;
    const before = bytes.subarray(Math.max(0, from - 32_768), from);
    add(
      deflateRawSync(bytes.subarray(from, place), {
        level: 9,
        // Up to a full byte, where a stored block may follow.
        finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        ...(before.length > 0 && { dictionary: before }),
      }),
    );
    if (isLast) break;
    add(STORED_BLOCK);
    places.push(length);
    add(MARK);
    from = place + NONCE_LENGTH;
  }
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(bytes.length, 4);
  add(trailer);
  return { bytes: ownConcat(parts), places };
}

/** Does it unpack to the document with any nonce? One shows it for all: blocks are read in the same way whatever a stored one holds. */
function isRight(gzip: Form, plain: Form): boolean {
  const nonce = "x".repeat(NONCE_LENGTH);
  const expected = filled(plain, nonce, Buffer.allocUnsafe(plain.bytes.length));
  const bytes = filled(gzip, nonce, Buffer.allocUnsafe(gzip.bytes.length));
  bytes.writeUInt32LE(crc32(expected), bytes.length - TRAILER_BYTES);
  try {
    return gunzipSync(bytes).equals(expected);
  } catch {
    return false;
  }
}

const join = (parts: Buffer[], between: Buffer) =>
  ownConcat(parts.flatMap((part, i) => (i === 0 ? [part] : [between, part])));
