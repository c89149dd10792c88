import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { orFull } from "./full.ts";

export type Spooled = {
  size: number;
  /** the bytes from their beginning */
  read(): Readable;
  /** gives the room back */
  close(): Promise<void>;
};

/**
 * Spools bytes to disk: bytes that wait cost no memory. The file loses its name as soon as it is open, so that
 * nothing is left of it however this process ends.
 * @throws store_full, and what the source throws
 */
export async function spool(source: AsyncIterable<Buffer>, folder: string): Promise<Spooled> {
  const file = await nameless(folder).catch(orFull);
  let size = 0;
  try {
    for await (const chunk of source) {
      // All of it: a single write of the system may end early, on a disk that is nearly full above all.
      await file.appendFile(chunk).catch(orFull);
      size += chunk.length;
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    size,
    read: () => file.createReadStream({ start: 0, end: Math.max(0, size - 1), autoClose: false }),
    close: () => file.close(),
  };
}

async function nameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(12).toString("hex"));
  const file = await open(path, "wx+", 0o600);
  await rm(path, { force: true });
  return file;
}
