import mongoose from "mongoose";
import { storeOperation } from "../../db/deadline.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import type { Beat } from "../../jobs/beat.ts";
import { JobModel } from "../../jobs/model.ts";
import { MAIL } from "./jobs.ts";

/** Where versions before the job queue kept mails. */
export const OUTBOX_BEFORE = "mails";
const AT_ONCE = 100;
const LOOK_MS = 5 * 60_000;

/** A mail as those versions wrote it. */
type OldMail = {
  _id: mongoose.Types.ObjectId;
  name: string;
  to: string;
  replyTo?: string | null;
  sealedProps?: string | null;
  state: "waiting" | "sent" | "dead";
  tries?: number;
  dueAt?: Date;
  until?: Date | null;
  key?: string | null;
  problem?: string | null;
  createdAt?: Date;
};

/**
 * Moves mails that wait in the outbox of earlier versions into the queue, with their ids, tries and lease. Safe to repeat
 * and to cut short: a mail is taken out of the outbox only when it is in the queue. Sent ones and dead letters stay where
 * they are until their time is up; nobody is welcomed twice on their account, as confirming an address does that once.
 * @returns how many were moved
 */
export async function takeOverMails(): Promise<number> {
  const old = mongoose.connection.collection<OldMail>(OUTBOX_BEFORE);
  const jobs = mongoose.connection.collection<{ _id: mongoose.Types.ObjectId }>(JobModel.collection.name);
  for (let count = 0; ; ) {
    const mails = await storeOperation(() => old.find({ state: "waiting" }).limit(AT_ONCE).toArray());
    if (mails.length === 0) return count;
    for (const { _id, ...mail } of mails) {
      await storeOperation(async () => {
        // A key that a job has already is a mail that is on its way.
        await unlessDuplicate(jobs.updateOne({ _id }, { $setOnInsert: jobOf(mail) }, { upsert: true }));
        await old.deleteOne({ _id });
      });
      count++;
    }
  }
}

function jobOf(mail: Omit<OldMail, "_id">) {
  const { name, to, replyTo = null, sealedProps = null } = mail;
  return {
    kind: MAIL.name,
    key: mail.key ?? null,
    data: { name, to, replyTo, sealedProps },
    state: "waiting",
    dueAt: mail.dueAt ?? new Date(),
    holder: null,
    tries: mail.tries ?? 0,
    delays: 0,
    until: mail.until ?? null,
    keptMs: MAIL.keptMs,
    problem: mail.problem ?? null,
    removeAt: null,
    createdAt: mail.createdAt ?? new Date(),
  };
}

/** Also while servers of the version before still run beside this one, and put mails there. */
export const mailTakeOver: Beat = {
  name: "mail.takeOver",
  everyMs: LOOK_MS,
  run: async () => void (await takeOverMails()),
};
