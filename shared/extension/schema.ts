import * as z from "zod/mini";
import { APART } from "../analytics/constants.ts";
import { isOneLine } from "../lib/text.ts";
import { Hash } from "../signatures/hash.ts";
import { HAND_OVER_CODE, MAX_ASKED_MAILS, MAX_MAIL_AGE_MS, MAX_SUBJECT_LENGTH } from "./constants.ts";

/** A one-time code that the site's page gives to the extension, which swaps it for a key of its own. */
export const HandOver = z.strictObject({
  code: z.string().check(z.regex(HAND_OVER_CODE)),
  expiresAt: z.iso.datetime(),
});
export type HandOver = z.output<typeof HandOver>;

/** What the extension keeps: a signature key, and whose it is, for people to see. */
export const Connection = z.strictObject({ key: z.string(), email: z.string() });
export type Connection = z.output<typeof Connection>;

/** An id that the extension makes up for each mail: 128 random bits, as the hash of a signature. */
const MailId = Hash;

/** A mail that is begun, and the signature that was put into it. */
export const BegunMail = z.strictObject({ id: MailId, signature: Hash });
export type BegunMail = z.output<typeof BegunMail>;

/** `agoMs`: how long ago it was sent. `subject`: only of who wants to read it in their list. */
export const SendingMail = z.strictObject({
  id: MailId,
  agoMs: z.int().check(z.minimum(0), z.maximum(MAX_MAIL_AGE_MS)),
  subject: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_SUBJECT_LENGTH),
      z.refine((text) => isOneLine(text)),
    ),
  ),
});
export type SendingMail = z.output<typeof SendingMail>;

export const AskedMails = z.strictObject({ ids: z.array(MailId).check(z.minLength(1), z.maxLength(MAX_ASKED_MAILS)) });

/** Who is no person, by their kind; what nobody was is left out. */
const ByKind = z.partialRecord(z.enum(APART), z.int());

/** What was counted of a mail. `opens`: image loads by people, which no mail program tells from a look for sure. */
export const MailCounts = z.strictObject({
  id: z.string(),
  sentAt: z.nullable(z.iso.datetime()),
  opens: z.int(),
  clicks: z.int(),
  openedApart: ByKind,
  clickedApart: ByKind,
  /** the last time that anything was counted; null: never */
  countedAt: z.nullable(z.iso.datetime()),
});
export type MailCounts = z.output<typeof MailCounts>;

/** The same in a person's list. `signature`: its hash; `subject`: null where the person has not wanted it to be known */
export const SentMail = z.extend(MailCounts, { subject: z.nullable(z.string()), signature: z.string() });
export type SentMail = z.output<typeof SentMail>;
