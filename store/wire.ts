import { Buffer } from "node:buffer";
import { Long } from "bson";
import { type Doc, decode, encodeTrusted, MAX_DOCUMENT_BYTES, tooLarge } from "./documents.ts";
import { StoreError } from "./errors.ts";

/** Frames of the MongoDB wire protocol: OP_MSG, and OP_QUERY for the first hello of a driver. */
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

const CHECKSUM = 1;
const MORE_TO_COME = 2;
/** Bits 0 to 15 must be understood, all others may be ignored. */
const REQUIRED_FLAGS = 0xffff;

export interface Request {
  id: number;
  legacy: boolean;
  body: Doc;
  /** The client does not want an answer. */
  silent: boolean;
}

/** Bytes that are no message: the connection is closed, because nothing after them can be trusted. */
export class FrameError extends Error {}

/** Cuts a byte stream into messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #bytes = 0;

  /** Whole messages that the new bytes complete. @throws FrameError */
  *push(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    while (this.#bytes >= HEADER_BYTES) {
      const length = this.#peekLength();
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new FrameError(`message length ${length}`);
      if (this.#bytes < length) return;
      const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
      this.#chunks = all.length > length ? [all.subarray(length)] : [];
      this.#bytes = all.length - length;
      yield all.subarray(0, length);
    }
  }

  /** True while a message has begun to arrive and is not whole. */
  get isPartial(): boolean {
    return this.#bytes > 0;
  }

  #peekLength(): number {
    const [first] = this.#chunks as [Buffer];
    if (first.length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
    return (this.#chunks[0] as Buffer).readInt32LE(0);
  }
}

/** @throws FrameError for broken frames, BSON errors and StoreError for broken or too large documents */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) return parseQuery(message, id);
  if (opcode !== OP_MSG) throw new FrameError(`opcode ${opcode}`);
  if (message.length < HEADER_BYTES + 4 + 1 + 5) throw new FrameError("truncated message");
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM | MORE_TO_COME)) throw new FrameError(`flags ${flags}`);
  const end = message.length - (flags & CHECKSUM ? 4 : 0);
  let body: Doc | null = null;
  const sequences: [string, Doc[]][] = [];
  for (let at = HEADER_BYTES + 4; at < end; ) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw new FrameError("two bodies");
      const bytes = documentAt(message, at, end);
      body = decode(bytes);
      at += bytes.length;
    } else if (kind === 1) {
      const size = at + 4 <= end ? message.readInt32LE(at) : -1;
      if (size < 5 || at + size > end) throw new FrameError("section length");
      sequences.push(readSequence(message, at + 4, at + size));
      at += size;
    } else throw new FrameError(`section kind ${kind}`);
  }
  if (!body) throw new FrameError("no body");
  for (const [name, docs] of sequences) {
    if (Object.hasOwn(body, name)) throw new FrameError(`'${name}' twice`);
    Object.defineProperty(body, name, { value: docs, enumerable: true, configurable: true, writable: true });
  }
  return { id, legacy: false, body, silent: (flags & MORE_TO_COME) !== 0 };
}

function readSequence(message: Buffer, from: number, end: number): [string, Doc[]] {
  const zero = message.indexOf(0, from);
  if (zero < 0 || zero >= end) throw new FrameError("section name");
  const docs: Doc[] = [];
  for (let at = zero + 1; at < end; ) {
    const bytes = documentAt(message, at, end);
    docs.push(decode(bytes));
    at += bytes.length;
  }
  return [message.toString("utf8", from, zero), docs];
}

/** A document's own length may not reach beyond its section. */
function documentAt(message: Buffer, at: number, end: number): Buffer {
  const size = at + 4 <= end ? message.readInt32LE(at) : -1;
  if (size < 5 || at + size > end) throw new FrameError("document length");
  // Commands may be a little larger than the documents in them.
  if (size > MAX_DOCUMENT_BYTES + 16 * 1024) throw tooLarge(size);
  return message.subarray(at, at + size);
}

/** Only `hello` and its old spellings come this way. */
function parseQuery(message: Buffer, id: number): Request {
  const zero = message.indexOf(0, HEADER_BYTES + 4);
  if (zero < 0 || zero + 9 >= message.length) throw new FrameError("truncated query");
  const db = message.toString("utf8", HEADER_BYTES + 4, zero).split(".")[0];
  const body = decode(documentAt(message, zero + 9, message.length));
  const [command] = Object.keys(body);
  if (!command || !["hello", "ismaster", "isMaster"].includes(command))
    throw new StoreError(352, "Unsupported OP_QUERY command: use OP_MSG");
  return { id, legacy: true, body: { ...body, $db: db }, silent: false };
}

/** A command as a client sends it. */
export function frameCommand(body: Doc): Buffer {
  const payload = encodeTrusted(body);
  const frame = Buffer.alloc(HEADER_BYTES + 5 + payload.length);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(OP_MSG, 12);
  frame.set(payload, HEADER_BYTES + 5);
  return frame;
}

let replies = 0;

export function frameReply(request: { id: number; legacy: boolean }, payload: Uint8Array): Buffer {
  const extra = request.legacy ? 20 : 5;
  const frame = Buffer.allocUnsafe(HEADER_BYTES + extra + payload.length);
  frame.fill(0, HEADER_BYTES, HEADER_BYTES + extra);
  frame.writeInt32LE(frame.length, 0);
  replies = (replies + 1) | 0;
  frame.writeInt32LE(replies, 4);
  frame.writeInt32LE(request.id, 8);
  frame.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) frame.writeInt32LE(1, HEADER_BYTES + 16);
  frame.set(payload, HEADER_BYTES + extra);
  return frame;
}

export interface CursorReply {
  field: "firstBatch" | "nextBatch";
  id: bigint;
  ns: string;
  docs: Uint8Array[];
}

/** `{ cursor: { <field>: [...], id, ns }, ok: 1 }` put together from documents that are BSON already. */
export function encodeCursorReply({ field, id, ns, docs }: CursorReply): Uint8Array {
  const names = docs.map((_, i) => Buffer.from(`\x03${i}\0`, "latin1"));
  const arrayBytes = 5 + docs.reduce((sum, doc, i) => sum + doc.length + (names[i] as Buffer).length, 0);
  // Borrows the frame of an encoded reply with an empty batch, and opens it where the array goes.
  const shell = Buffer.from(encodeTrusted({ cursor: { [field]: [], id: Long.fromBigInt(id), ns }, ok: 1 }));
  const arrayAt = 4 + 1 + "cursor\0".length + 4 + 1 + field.length + 1;
  const reply = Buffer.allocUnsafe(shell.length - 5 + arrayBytes);
  shell.copy(reply, 0, 0, arrayAt);
  reply.writeInt32LE(reply.length, 0);
  const cursorAt = 4 + 1 + "cursor\0".length;
  reply.writeInt32LE(shell.readInt32LE(cursorAt) - 5 + arrayBytes, cursorAt);
  let at = reply.writeInt32LE(arrayBytes, arrayAt);
  for (const [i, doc] of docs.entries()) {
    const name = names[i] as Buffer;
    reply.set(name, at);
    reply.set(doc, at + name.length);
    at += name.length + doc.length;
  }
  reply[at] = 0;
  shell.copy(reply, at + 1, arrayAt + 5);
  return reply;
}
