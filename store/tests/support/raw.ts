import { connect, type Socket } from "node:net";
import { type Document, deserialize, Long, serialize } from "bson";

interface Test {
  teardown: (callback: () => unknown) => void;
}

/** Speaks frames instead of using a driver: for what no driver would send. */
export class RawClient {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  #received = Buffer.alloc(0);
  #waiting: ((reply: Buffer) => void)[] = [];

  constructor(t: Test, uri: string) {
    this.socket = connect(decodeURIComponent(/^mongodb:\/\/([^/]*)\//.exec(uri)?.[1] ?? ""));
    this.closed = new Promise((resolve) => this.socket.once("close", () => resolve()));
    this.socket.on("error", () => {});
    this.socket.on("data", (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      while (this.#received.length >= 4 && this.#received.length >= this.#received.readInt32LE(0)) {
        const length = this.#received.readInt32LE(0);
        this.#waiting.shift()?.(this.#received.subarray(0, length));
        this.#received = this.#received.subarray(length);
      }
    });
    t.teardown(() => this.socket.destroy());
  }

  /** The document of the answer to one command. */
  async command(command: Document): Promise<Document> {
    return decodeReply(await this.send(opMsg(command)));
  }

  /** The frame that answers, or nothing when the connection is closed instead. */
  send(bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve);
      this.closed.then(() => reject(new Error("closed")));
      this.socket.write(bytes);
    });
  }
}

export const decodeReply = (frame: Buffer): Document => deserialize(frame.subarray(21), { promoteValues: true });

export function opMsg(command: Document | Buffer, flags = 0): Buffer {
  const body = Buffer.isBuffer(command) ? command : serialize(command);
  return frame(2013, Buffer.concat([uint32(flags), Buffer.of(0), body]));
}

export function frame(opcode: number, payload: Buffer, length = 16 + payload.length): Buffer {
  return Buffer.concat([uint32(length), uint32(7), uint32(0), uint32(opcode), payload]);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export const long = (value: number) => Long.fromNumber(value);
