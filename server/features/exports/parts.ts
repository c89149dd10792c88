import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { fail } from "#shared/errors/catalogue.ts";
import { files } from "../../ports/files/files.ts";

/** A copy lies in the file store in pieces, so that neither writing nor reading it needs the memory of all of it. */
const PART_BYTES = 4 * 1024 * 1024;
/** Well packed and still quick. */
const LEVEL = 6;

const nameOf = (id: string, at: number) => `export-${id}-${at}.part`;

type Stored = { _id: unknown; parts: number };

/** The pieces one after the other. @throws link_expired when one is missing, unavailable */
export async function* partsOf({ _id, parts }: Stored): AsyncGenerator<Buffer> {
  for (let at = 0; at < parts; at++) yield (await files().get(nameOf(String(_id), at))) ?? fail("link_expired");
}

/** Deletes what was written, also by a run that ended in the middle. */
export async function removeParts(id: string): Promise<void> {
  for (let at = 0; await files().has(nameOf(id, at)); at++) await files().remove(nameOf(id, at));
}

/** A zip that is written while it is made, and lets others in after each file. */
export class ZipParts {
  readonly #id: string;
  readonly #zip: Zip;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #failure: Error | null = null;
  #isWhole = false;
  parts = 0;
  bytes = 0;
  entries = 0;

  constructor(id: string) {
    this.#id = id;
    this.#zip = new Zip((error, chunk, isLast) => {
      this.#failure ??= error;
      if (chunk.length > 0) this.#waiting.push(chunk);
      this.#waitingBytes += chunk.length;
      this.#isWhole ||= isLast;
    });
  }

  /** @param isPacked pictures are as small as they get @throws unavailable, store_full */
  async add(path: string, content: Uint8Array, isPacked = false): Promise<void> {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: LEVEL });
    this.#zip.add(file);
    file.push(content, true);
    this.entries += 1;
    await this.#write(PART_BYTES);
    await new Promise(setImmediate);
  }

  /** Writes the rest. @throws unavailable, store_full */
  async end(): Promise<void> {
    this.#zip.end();
    await this.#write(1);
    if (!this.#isWhole) throw new Error("The zip was not finished.");
  }

  /** Writes what has gathered, once it is so much. */
  async #write(least: number): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#waitingBytes < least) return;
    const piece = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    await files().put(nameOf(this.#id, this.parts), piece, "application/octet-stream");
    this.parts += 1;
    this.bytes += piece.length;
  }
}
