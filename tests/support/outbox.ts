import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { listOutbox, readOutbox } from "#server/ports/smtp/outbox.ts";

const WAIT_MS = 20_000;

/** The newest mail of a kind in the outbox of a server without a mail server, as soon as it is there. */
export async function readMail({ dataDir }: { dataDir: string }, subject: string, to?: string): Promise<ParsedMail> {
  const folder = join(dataDir, "outbox");
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    const found = await Promise.all((await listOutbox(folder)).map((id) => readOutbox(folder, id)));
    const mails = await Promise.all(found.map((bytes) => simpleParser(bytes ?? "")));
    const mail = mails.find((candidate) => candidate.subject === subject && (!to || textOf(candidate.to) === to));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail "${subject}" came.`);
}

const textOf = (to: ParsedMail["to"]) => (Array.isArray(to) ? to[0] : to)?.text;

/** All mails to somebody whose subject says that, as soon as there is one. */
export async function listMails({ dataDir }: { dataDir: string }, to: string, subject: RegExp): Promise<ParsedMail[]> {
  const folder = join(dataDir, "outbox");
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    const found = await Promise.all((await listOutbox(folder)).map((id) => readOutbox(folder, id)));
    const mails = await Promise.all(found.map((bytes) => simpleParser(bytes ?? "")));
    const theirs = mails.filter((mail) => textOf(mail.to) === to && subject.test(mail.subject ?? ""));
    if (theirs.length > 0) return theirs;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail ${subject} came for ${to}.`);
}
