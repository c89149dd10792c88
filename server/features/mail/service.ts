import type { Types } from "mongoose";
import * as z from "zod/mini";
import { Email } from "#shared/auth/schema.ts";
import type { Language } from "#shared/languages/constants.ts";
import { languageNow } from "#shared/languages/translate.ts";
import { MAILS_PER_ACCOUNT, MAILS_PER_RECIPIENT, MAILS_PER_UNVERIFIED } from "#shared/mail/constants.ts";
import { MAILS, type MailInput, type MailName } from "#shared/mail/schema.ts";
import { entitlements } from "#shared/members/rules.ts";
import { limit, limitAll, type Windows } from "../../db/cache/limit.ts";
import { hot } from "../../db/cache/seam.ts";
import { actingNow } from "../../http/acting.ts";
import * as jobs from "../../jobs/queue.ts";
import type { Viewer } from "../auth/viewer.ts";
import { knowBrands } from "./brands.ts";
import { MAIL, type Mail } from "./jobs.ts";
import { mailboxOf } from "./mailbox.ts";
import { seal } from "./seal.ts";

export { knowBrands, mailboxOf };

const DAY_MS = 86_400_000;
const PER_UNVERIFIED = { limit: MAILS_PER_UNVERIFIED, windowMs: DAY_MS };

export type Sending = Pick<jobs.AddOptions, "key" | "until" | "isDecoy" | "session"> & {
  /** where an answer goes; without it, to the installation's own address */
  replyTo?: string;
  /** without it, the language of the call: whoever reads the mail asked for it, or works with whoever did */
  language?: Language;
  /**
   * the agency in whose company's name it is sent; null: in none's. Without it, by the call: that of the company which its viewer acts in; to others
   * none where they act in none; and where there is no viewer, or they are the reader, the one whose company the reader is in
   */
  agency?: Types.ObjectId | null;
};

/**
 * Hands a mail to the queue; it is drawn and sent from there. Costs one insert.
 * @throws Error for props that do not fit the mail: a mistake of the program, as requests are checked before
 */
export async function send<N extends MailName>(
  name: N,
  to: string,
  props: MailInput<N>,
  { replyTo, language, agency, ...options }: Sending = {},
): Promise<void> {
  await jobs.add(MAIL, await mailOf(name, to, props, { replyTo, language, agency }), options);
}

/** Hands over one mail for each recipient: all of them, or none when the store fails. @throws as `send` */
export async function sendAll<N extends MailName>(
  name: N,
  mails: readonly { to: string; props: MailInput<N> }[],
  { replyTo, until }: Pick<Sending, "replyTo" | "until"> = {},
): Promise<void> {
  const all = await Promise.all(mails.map(({ to, props }) => mailOf(name, to, props, { replyTo })));
  await jobs.addAll(MAIL, all, until ? { until } : {});
}

async function mailOf<N extends MailName>(
  name: N,
  to: string,
  props: MailInput<N>,
  { replyTo, language = languageNow(), agency }: Pick<Sending, "replyTo" | "language" | "agency">,
): Promise<Mail> {
  return {
    name,
    to: z.parse(Email, to),
    language,
    agency: agencyFor(to, agency),
    replyTo: replyTo === undefined ? null : z.parse(Email, replyTo),
    sealedProps: await seal(z.parse<(typeof MAILS)[MailName]>(MAILS[name], props)),
  };
}

function agencyFor(to: string, agency: Sending["agency"]): Mail["agency"] {
  if (agency !== undefined) return agency && String(agency);
  const acting = actingNow();
  if (acting?.agency) return String(acting.agency);
  return acting && acting.email !== to.toLowerCase() ? null : "reader";
}

/**
 * Counts mails that somebody has sent to others, so that nobody uses us to bother strangers.
 * @throws too_many_requests with the seconds to wait
 */
export async function countMails({ id, team }: Viewer, recipients: readonly string[]): Promise<void> {
  const perAccount = Math.max(MAILS_PER_ACCOUNT, entitlements(team).maxSignatures);
  await limit(`mail:account:${id}`, { limit: perAccount, windowMs: DAY_MS, cost: recipients.length });
  for (const recipient of recipients) await limitAll(recipientWindow(recipient));
}

/** The window of the mails that people send to an address, whoever they are. */
export const recipientWindow = (recipient: string): Windows => ({
  [`mail:recipient:${mailboxOf(recipient)}`]: { limit: MAILS_PER_RECIPIENT, windowMs: DAY_MS },
});

/**
 * Takes one of the mails of a kind that a mailbox may get while nobody has confirmed it, however many accounts and
 * spellings of the address somebody makes.
 */
export const takeMail = (kind: "verification" | "reset" | "change" | "contact", email: string) =>
  hot().limiter.take(`${kind}:mailbox:${mailboxOf(email)}`, PER_UNVERIFIED);
