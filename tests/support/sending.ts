import { pino } from "pino";
import type { Test } from "tap";
import { mailHandler } from "#server/features/mail/jobs.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { smtpMailer } from "#server/ports/smtp/nodemailer.ts";
import { mailer } from "#server/ports/smtp/smtp.ts";
import { startMailbox } from "./mailbox.ts";

/** Sends mails that are due, `aheadMs` after now. */
export const mailWorker = ({ aheadMs = 0 } = {}) =>
  new JobWorker({
    handlers: [mailHandler],
    log: pino({ level: "silent" }),
    now: () => Date.now() + aheadMs,
  });

/** A mailbox behind the app that is running, and the way to have waiting mails sent now. */
export async function receiveMails(t: Test) {
  const mailbox = await startMailbox(t);
  const smtp = smtpMailer(mailbox.url);
  t.teardown(() => smtp.close());
  mailer.plug(smtp);
  const worker = mailWorker({ aheadMs: 1000 });
  return {
    ...mailbox,
    /** Sends what waits and forgets it here. @returns the mails that came */
    async read() {
      await worker.runDue();
      mailbox.envelopes.length = 0;
      mailbox.raw.length = 0;
      return mailbox.mails.splice(0);
    },
  };
}
