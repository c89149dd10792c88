import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { attachment } from "./disposition.ts";

/** Answers a file for spreadsheets, line by line. @param what it is of: `log` -> `signoff-log-2027-01-15.csv` */
export const answerCsv = (reply: FastifyReply, what: string, lines: AsyncGenerator<string>): Uint8Array =>
  answerFile(reply, { what, extension: "csv", type: "text/csv" }, lines);

/** Answers a JSON file, piece by piece. */
export const answerJson = (reply: FastifyReply, what: string, pieces: AsyncGenerator<string>): Uint8Array =>
  answerFile(reply, { what, extension: "json", type: "application/json" }, pieces);

/** Says when nobody takes an answer any more: it has ended, or its client has hung up. */
export function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

type File = { what: string; extension: string; type: string };

function answerFile(reply: FastifyReply, { what, extension, type }: File, pieces: AsyncGenerator<string>): Uint8Array {
  const name = `signoff-${what}-${new Date().toISOString().slice(0, 10)}.${extension}`;
  reply.type(`${type}; charset=utf-8`).headers({ "content-disposition": attachment(name, name), ...SANDBOXED });
  // A stream goes out as it is; nothing of it is a document that the contract describes.
  return Readable.from(pieces, { objectMode: false }) as unknown as Uint8Array;
}
