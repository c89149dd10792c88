import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "./message.ts";
import type { Mailer } from "./smtp.ts";

const ENDING = ".eml";
const ID = /^[0-9a-f]{24}$/;

/** Stands in for a mail server: each mail becomes a file that any mail program opens. */
export function diskOutbox(folder: string): Mailer {
  return {
    async deliver(mail) {
      const { createTransport } = await import("nodemailer");
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${mail.id}.draft`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, mail.id + ENDING));
    },
    async forget(address, signal) {
      for (const id of await listOutbox(folder)) {
        signal.throwIfAborted();
        const mail = await readOutbox(folder, id);
        if (mail && readable(mail).includes(address)) await rm(join(folder, id + ENDING), { force: true });
      }
    },
    async close() {},
  };
}

/** What is in a mail in letters that anybody reads: long lines as one, and parts that are written in base64 as what they say. */
const readable = (mail: Buffer): string =>
  mail
    .toString()
    .replace(/=\r?\n/g, "")
    .replace(
      /^(?:[A-Za-z\d+/]{76}\r?\n)*[A-Za-z\d+/]{4,76}={0,2}$/gm,
      (text) => `${text}\n${Buffer.from(text, "base64")}`,
    )
    .toLowerCase();

/** Ids of the mails in an outbox, newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .filter((id) => ID.test(id))
    .sort()
    .reverse();
}

/** A mail of the outbox as it would have gone over the wire, null when there is none. */
export async function readOutbox(folder: string, id: string): Promise<Buffer | null> {
  return ID.test(id) ? readFile(join(folder, id + ENDING)).catch(() => null) : null;
}
