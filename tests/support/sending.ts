import { pino } from "pino";
import type { Test } from "tap";
import { MailWorker } from "#server/features/mail/worker.ts";
import { smtpMailer } from "#server/ports/smtp/nodemailer.ts";
import { mailer } from "#server/ports/smtp/smtp.ts";
import { startMailbox } from "./mailbox.ts";
import { TOKEN_SECRET } from "./startApp.ts";

/** A mailbox behind the app that is running, and the way to have waiting mails sent now. */
export async function receiveMails(t: Test) {
  const mailbox = await startMailbox(t);
  const smtp = smtpMailer(mailbox.url);
  t.teardown(() => smtp.close());
  mailer.plug(smtp);
  const worker = new MailWorker({
    tokenSecret: TOKEN_SECRET,
    from: { name: "Signoff", address: "no-reply@signoff.example" },
    log: pino({ level: "silent" }),
  });
  return {
    ...mailbox,
    /** Sends what waits and forgets it here. @returns the mails that came */
    async read() {
      await worker.run(new Date(Date.now() + 1000));
      mailbox.envelopes.length = 0;
      mailbox.raw.length = 0;
      return mailbox.mails.splice(0);
    },
  };
}
