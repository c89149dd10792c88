import type { Transporter } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool/index.js";
import { messageOf } from "./message.ts";
import { type Mailer, Undeliverable } from "./smtp.ts";

/** A server that says nothing for so long is away. Shorter than the lease of a mail. */
const OPTIONS = {
  pool: true,
  maxConnections: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const;

/**
 * Mails over SMTP. `smtps:` is encrypted from the start, `smtp:` as soon as the server offers it; a password is only sent
 * encrypted, unless the address says `?requireTLS=false`.
 */
export function smtpMailer(url: string): Mailer {
  let transport: Promise<Transporter<SMTPPool.SentMessageInfo>> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ ...OPTIONS, requireTLS: new URL(url).username !== "", url } as SMTPPool.Options);
  };
  return {
    async deliver(mail) {
      transport ??= open();
      try {
        await (await transport).sendMail(messageOf(mail));
      } catch (error) {
        throw isForGood(error) ? new Undeliverable((error as Error).message, { cause: error }) : error;
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/**
 * True when the server refused the recipient or the message itself. A refused login or sender is a mistake in the
 * settings, which somebody mends while the mails wait.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined && responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
