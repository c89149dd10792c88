import * as z from "zod/mini";
import { entitlements } from "#shared/account/rules.ts";
import type { Secrets } from "#shared/auth/keys.ts";
import { Email } from "#shared/auth/schema.ts";
import { MAILS_PER_ACCOUNT, MAILS_PER_RECIPIENT } from "#shared/mail/constants.ts";
import { MAILS, type MailInput, type MailName } from "#shared/mail/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import { hot } from "../../db/cache/seam.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import type { UserRecord } from "../account/model.ts";
import { mailboxOf } from "./mailbox.ts";
import { MailModel } from "./model.ts";
import { sealer } from "./seal.ts";

/** Wakes up the senders of all processes. */
export const MAIL_TOPIC = "mails";

const DAY_MS = 86_400_000;

export type Sending = {
  /** where an answer goes; without it, to the installation's own address */
  replyTo?: string;
  /** one mail per key, however often it is asked for */
  key?: string;
  /** after this the mail is of no use any more */
  until?: Date;
  /** written like any other and never sent: whoever watches the clock does not learn that nobody has the address */
  isDecoy?: boolean;
};

export type MailService = ReturnType<typeof mailService>;

export function mailService({ tokenSecret }: { tokenSecret: Secrets }) {
  const { seal } = sealer(tokenSecret);
  return { send, sendAll };

  /**
   * Hands a mail to the outbox; it is drawn and sent from there. Costs one insert.
   * @throws Error for props that do not fit the mail: a mistake of the program, as requests are checked before
   */
  async function send<N extends MailName>(
    name: N,
    to: string,
    props: MailInput<N>,
    sending: Sending = {},
  ): Promise<void> {
    await unlessDuplicate(MailModel.create(await record(name, to, props, sending)));
    await hot().publish(MAIL_TOPIC, name);
  }

  /** Hands over one mail for each recipient: all of them, or none when the store fails. @throws as `send` */
  async function sendAll<N extends MailName>(
    name: N,
    mails: readonly { to: string; props: MailInput<N> }[],
    sending: Sending = {},
  ): Promise<void> {
    const records = await Promise.all(mails.map(({ to, props }) => record(name, to, props, sending)));
    await transaction((session) => MailModel.insertMany(records, { session }));
    await hot().publish(MAIL_TOPIC, name);
  }

  async function record<N extends MailName>(
    name: N,
    to: string,
    props: MailInput<N>,
    { replyTo, key, until, isDecoy }: Sending,
  ) {
    return {
      name,
      to: z.parse(Email, to),
      replyTo: replyTo === undefined ? null : z.parse(Email, replyTo),
      sealedProps: await seal(z.parse<(typeof MAILS)[MailName]>(MAILS[name], props)),
      dueAt: new Date(),
      ...(isDecoy && { state: "dead" as const, problem: "Nobody has this address.", removeAt: until ?? new Date() }),
      until: until ?? null,
      key: key ?? null,
    };
  }
}

/**
 * Counts mails that somebody has sent to others, so that nobody uses us to bother strangers.
 * @throws too_many_requests with the seconds to wait
 */
export async function countMails(sender: UserRecord, recipients: readonly string[]): Promise<void> {
  const perAccount = Math.max(MAILS_PER_ACCOUNT, entitlements(sender).maxSignatures);
  await limit(`mail:account:${sender._id}`, { limit: perAccount, windowMs: DAY_MS, cost: recipients.length });
  for (const recipient of recipients)
    await limit(`mail:recipient:${mailboxOf(recipient)}`, { limit: MAILS_PER_RECIPIENT, windowMs: DAY_MS });
}
