import { fail } from "#shared/errors/catalogue.ts";
import { readOutbox } from "../../../ports/smtp/outbox.ts";

/** A mail of the outbox, read as a mail program reads it. */
export type ReadMail = {
  id: string;
  subject: string;
  from: string;
  to: string;
  date: string;
  html: string;
  text: string;
};

/** @throws not_found */
export async function readMail(folder: string, id: string): Promise<ReadMail> {
  const { simpleParser } = await import("mailparser");
  const { subject = "", from, to, date, html, text = "" } = await simpleParser(await bytesOf(folder, id));
  const recipients = Array.isArray(to) ? to : [to];
  return {
    id,
    subject,
    from: from?.text ?? "",
    to: recipients.map((recipient) => recipient?.text ?? "").join(", "),
    date: date?.toISOString() ?? "",
    html: html || "",
    text,
  };
}

/** A mail as it would have gone over the wire. @throws not_found */
export const bytesOf = async (folder: string, id: string) => (await readOutbox(folder, id)) ?? fail("not_found");
