import mongoose from "mongoose";
import { storeOperation } from "../../db/deadline.ts";
import { type Erased, eraseAll } from "../../db/erasing.ts";
import { JobModel } from "../../jobs/model.ts";
import { mailer } from "../../ports/smtp/smtp.ts";
import { MAIL } from "./jobs.ts";
import { OUTBOX_BEFORE } from "./takeOver.ts";

const { name: kind } = MAIL;
/** A mail that was sent names whom it went to, and nobody else. */
const NOT_SENT = mongoose.trusted({ $in: ["waiting", "running", "dead"] as const });

/** Mails to the person, sent or not, and those that wait and would be answered to them. */
export async function eraseMails({ user, email }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(JobModel, { "data.to": email, kind }, signal);
  await eraseAll(JobModel, { kind, state: NOT_SENT, "data.replyTo": email }, signal);
  // To an address that they had before.
  await eraseAll(JobModel, { kind, key: `welcome:${user}` }, signal);
  const before = mongoose.connection.collection(OUTBOX_BEFORE);
  await storeOperation(() => before.deleteMany({ $or: [{ to: email }, { replyTo: email }] }));
  await mailer().forget?.(email, signal);
}
