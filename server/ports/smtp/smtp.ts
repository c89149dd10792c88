import type { DrawnMail } from "#shared/mail/schema.ts";
import { seam } from "../../seam.ts";

export type Address = { name: string; address: string };

export type Outgoing = DrawnMail & {
  /** the same whenever a mail is tried again, so that whoever gets it twice can tell */
  id: string;
  from: Address;
  /** one address; a mail never goes to several */
  to: string;
  replyTo: string | null;
  /** where such mails are stopped, by one press in the mail program; null: mails that nobody has ordered */
  stopUrl: string | null;
};

/** The recipient is refused for good: the same mail will not be taken later either. */
export class Undeliverable extends Error {}

/**
 * The way out for mails.
 * @throws Undeliverable, or another Error when it is worth trying again
 */
export interface Mailer {
  /** Resolves when the next server has taken the mail. */
  deliver(mail: Outgoing): Promise<void>;
  /** Deletes what it has kept of mails that name an address; one that keeps none has no such thing. */
  forget?(address: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export const mailer = seam<Mailer>("mailer");
