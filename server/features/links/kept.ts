import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { Code } from "#shared/links/schema.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { writeWhole } from "../../ports/files/disk.ts";
import { type Batch, writeBatch } from "./batches.ts";
import { lineOf, OPEN } from "./lines.ts";
import type { Clicks } from "./model.ts";

/** Far more than the clicks take that may wait at once; a larger file is none of ours. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;
const KEPT = ".json";
/** Until a store that was away is asked again. */
const PAUSE_MS = 2000;

const text = z.string().check(z.maxLength(2000));
const count = z.int().check(z.minimum(1));
const CODE = Code.check(z.regex(/^[^.$]+$/));
const isOpen = (code: string) => code.startsWith(OPEN) && z.safeParse(Hash, code.slice(OPEN.length)).success;
const Row = z.strictObject({
  code: z.union([CODE, z.string().check(z.refine(isOpen))]),
  visitor: text,
  at: z.array(z.number()),
  referrer: z.optional(text),
  isBot: z.optional(z.literal(true)),
});
const Month = z.strictObject({
  signature: text,
  /** missing in files from before there were teams; null when it was not known */
  team: z.optional(z.nullable(StoredId)),
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  inc: z.record(
    z
      .string()
      .check(
        z.regex(
          /^(?:links\.[^.$]{1,100}\.|(?:opens|views|saves)\.)?(?:people|bots)$|^(?:(?:opens|views|saves)\.)?days\.\d\d$/,
        ),
      ),
    count,
  ),
});
const LINE = /^[^\t.$]+\t-?\d+(?:,-?\d+)*\t[^\t]*\t[a-z]*\t[^\t]*(?:\t[^\t]*\t[^\t]*(?:\t[\w-]{22})?)?$/;
const Lines = z.string().check(z.refine((lines) => lines.split("\n").every((line) => LINE.test(line))));
/** One file. A later format has a number of its own and reads the earlier ones too: 3 names the teams of months, 4 those of lines, 5 mails. */
const File = z.strictObject({
  version: z.literal([2, 3, 4, 5]),
  batches: z.array(
    z.strictObject({
      id: z.uuid(),
      from: z.number(),
      lines: Lines,
      counters: z._default(z.string(), ""),
      months: z.array(Month),
      count,
    }),
  ),
});
/** Of versions that kept a row for each visitor and link. */
const FileOfRows = z.strictObject({
  version: z.literal(1),
  batches: z.array(z.strictObject({ id: z.uuid(), rows: z.array(Row), months: z.array(Month), count })),
});

/**
 * Keeps batches that the store did not take in a file of their own, whole or not at all.
 * @throws store_full and whatever the disk says
 */
export async function keepClicks(folder: string, batches: readonly Batch[]): Promise<string> {
  const path = join(folder, `${randomUUID()}${KEPT}`);
  const content: z.output<typeof File> = {
    version: 5,
    batches: batches.map(({ months, ...batch }) => ({ ...batch, months: [...months.values()] })),
  };
  await writeWhole(path, Buffer.from(JSON.stringify(content)));
  return path;
}

/**
 * Counts what earlier processes have kept, beside all other work. A file goes when all of it is in the store; a process
 * that dies before that leaves it, and the ids of its batches keep them from being counted twice.
 */
export function countKept(folder: string, log: FastifyBaseLogger) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work: Promise<void> = Promise.resolve();

  async function countAll() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name.endsWith(KEPT));
    for (const name of names) {
      const path = join(folder, name);
      const batches = await read(path).catch((error) => setAside(path, error));
      for (const batch of batches) await untilWritten(batch);
      await rm(path, { force: true });
      const clicks = batches.reduce((total, batch) => total + batch.count, 0);
      if (clicks > 0) log.info({ count: clicks }, "clicks that were kept at the last stop are counted");
    }
  }

  async function untilWritten(batch: Batch) {
    while (!signal.aborted)
      try {
        return await writeBatch(batch);
      } catch (error) {
        log.warn({ err: error, count: batch.count }, "kept clicks wait for the store");
        await setTimeout(PAUSE_MS, null, { signal });
      }
    throw signal.reason;
  }

  async function setAside(path: string, error: unknown): Promise<Batch[]> {
    // Another process of this folder was faster.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    const aside = `${path}.damaged`;
    await rename(path, aside);
    log.error({ err: error, file: aside }, "a file of kept clicks cannot be read; it was set aside and is not counted");
    return [];
  }

  return {
    start() {
      work = countAll().catch((error) => {
        if (!signal.aborted) log.error({ err: error }, "kept clicks could not be counted");
      });
    },
    /** Resolves when there is nothing left to do. */
    done: () => work,
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

/** @throws Error for a file that is not whole, not ours or of a later format */
async function read(path: string): Promise<Batch[]> {
  const { size } = await stat(path);
  if (size > MAX_FILE_BYTES) throw new Error(`The file has ${size} bytes.`);
  const { batches } = z.parse(z.union([File, FileOfRows]), JSON.parse(await readFile(path, "utf8")));
  return batches.map(({ id, months, count, ...clicks }) => ({
    ...("rows" in clicks ? ofRows(clicks.rows as Clicks[]) : clicks),
    id,
    count,
    months: new Map(months.map((change) => [`${change.signature}:${change.month}`, change])),
  }));
}

function ofRows(rows: readonly Clicks[]): Pick<Batch, "from" | "lines" | "counters"> {
  const from = rows[0]?.at[0] ?? 0;
  return { from, counters: "", lines: rows.map((row) => lineOf(row, from)).join("\n") };
}
