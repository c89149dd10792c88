import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { attachment } from "./disposition.ts";

/** Answers a file for spreadsheets, line by line. @param what it is of: `log` -> `signoff-log-2027-01-15.csv` */
export function answerCsv(reply: FastifyReply, what: string, lines: AsyncGenerator<string>): Uint8Array {
  const name = `signoff-${what}-${new Date().toISOString().slice(0, 10)}.csv`;
  reply.type("text/csv; charset=utf-8").headers({ "content-disposition": attachment(name, name), ...SANDBOXED });
  // A stream goes out as it is; nothing of it is a document that the contract describes.
  return Readable.from(lines, { objectMode: false }) as unknown as Uint8Array;
}
