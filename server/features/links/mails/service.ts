/** Mails that the browser extension writes: each has an id of its own, in its pixel and its links, by which it is counted. */
import { LRUCache } from "lru-cache";
import mongoose, { type Types } from "mongoose";
import { MAX_SENT_MAILS, UNSENT_MAIL_DAYS } from "#shared/extension/constants.ts";
import { MAIL_SEPARATOR } from "#shared/links/constants.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { batchedRead } from "../../../db/batchedRead.ts";
import { hot } from "../../../db/cache/seam.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { settings } from "../../../settings.ts";
import { Counter } from "../counters.ts";
import { OPEN } from "../lines.ts";
import { SentMailModel, type SentMailRecord, storedMails } from "./model.ts";

const DAY_MS = 86_400_000;
/** A mail that is erased, in whichever process, is counted for so long at most; nothing of it is written then. */
const FRESH_MS = 60_000;
/** What is no mail yet may be one in a moment. */
const MISSING_MS = 2_000;
/** So many more than are kept before the oldest go: they go together. */
const MAX_OVER = 20;

/** Mails were begun or sent: an array of their ids. */
const CHANGED = "mails:changed";

/** What a load or a click needs of a mail. */
export type KnownMail = { id: string; signature: string; team: string; sentAtMs: number | null };
type Entry = { mail: KnownMail | null; freshUntil: number; counters: Map<string, Counter> };

const known = new LRUCache<string, Entry>({ maxSize: 20_000, sizeCalculation: () => 1 });
/** Counters of one mail: its pixel and links, before and after it was sent. More are none of ours. */
const MAX_COUNTERS = 200;

const readById = batchedRead<SentMailRecord>(SentMailModel, "_id");

/** A mail by its id; null where there is none. @throws unavailable */
export async function findMail(id: string): Promise<KnownMail | null> {
  const entry = known.get(id);
  if (entry && entry.freshUntil > Date.now()) return entry.mail;
  const found = Hash.safeParse(id).success ? storedMails.read(await readById(id)) : null;
  const mail = found && {
    id,
    signature: found.signature,
    team: String(found.team),
    sentAtMs: found.sentAt?.getTime() ?? null,
  };
  const freshMs = mail?.sentAtMs ? FRESH_MS : MISSING_MS;
  known.set(id, { mail, freshUntil: Date.now() + freshMs, counters: entry?.counters ?? new Map() });
  return mail;
}

/** Has this process forget mails that have changed. @param also what else has to be forgotten @returns the way to stop it */
export const hearMails = (also: (id: string) => void = () => undefined) =>
  hot().subscribe(CHANGED, (ids) => {
    if (!Array.isArray(ids)) return;
    for (const id of ids.map(String)) {
      known.delete(id);
      also(id);
    }
  });

/**
 * What counts a load of a mail's pixel. Before it is sent nobody but its writer sees it.
 * @param now milliseconds since 1970
 */
export const mailOpenCounter = (mail: KnownMail, now = Date.now()): Counter =>
  counterOf(mail, OPEN + mail.signature, mail.signature, isSentBy(mail, now) ? null : "own");

/** What counts a click on a link of a mail: who follows it sooner than a mail is read is a gateway that looks where it leads. */
export function mailClickCounter(
  mail: KnownMail,
  { code, signature, team }: Counter,
  now = Date.now(),
): Counter | null {
  if (mail.team !== team) return null;
  const isEarly = mail.sentAtMs !== null && now - mail.sentAtMs < settings().SCANNER_SECONDS * 1000;
  return counterOf(mail, code, signature, isSentBy(mail, now) ? (isEarly ? "scanner" : null) : "own");
}

const isSentBy = ({ sentAtMs }: KnownMail, now: number) => sentAtMs !== null && sentAtMs <= now;

function counterOf(mail: KnownMail, code: string, signature: string, peopleAre: Counter["peopleAre"]): Counter {
  const counters = known.get(mail.id)?.counters;
  const key = `${code} ${peopleAre ?? ""}`;
  const made = counters?.get(key) ?? new Counter(code, signature, mail.team, mail.id, peopleAre);
  if (counters && counters.size < MAX_COUNTERS) counters.set(key, made);
  return made;
}

/** `abc.<id>` -> the code and the id of the mail; null in a link that is in no mail of ours. */
export function mailLinkOf(text: string): { code: string; mail: string | null } {
  const at = text.indexOf(MAIL_SEPARATOR);
  return at < 0 ? { code: text, mail: null } : { code: text.slice(0, at), mail: text.slice(at + 1) };
}

type Begun = { id: string; user: Types.ObjectId; team: Types.ObjectId; signature: string };

/** Notes a mail that is begun. One that is there already stays whose it is. */
export async function beginMail({ id, user, team, signature }: Begun, now = Date.now()): Promise<void> {
  const expiresAt = new Date(now + UNSENT_MAIL_DAYS * DAY_MS);
  await unlessDuplicate(SentMailModel.create([{ _id: id, user, team, signature, expiresAt }]));
  await trim(user);
  await announce(id);
}

/** Notes that a mail was sent; one that is sent again was sent the last time. @returns whether it is the person's */
export async function sendMail(
  { id, user }: Pick<Begun, "id" | "user">,
  { sentAt, subject }: { sentAt: Date; subject: string | null },
): Promise<boolean> {
  const { matchedCount } = await SentMailModel.updateOne(
    { _id: id, user },
    { $set: { sentAt, subject }, $unset: { expiresAt: 1 } },
  );
  if (matchedCount === 1) await announce(id);
  return matchedCount === 1;
}

async function announce(id: string): Promise<void> {
  known.delete(id);
  await hot().publish(CHANGED, [id]);
}

/** The oldest of too many go. */
async function trim(user: Types.ObjectId): Promise<void> {
  if ((await SentMailModel.countDocuments({ user })) <= MAX_SENT_MAILS + MAX_OVER) return;
  const old = await SentMailModel.find({ user }, { _id: 1 }).sort({ createdAt: -1 }).skip(MAX_SENT_MAILS).lean();
  await SentMailModel.deleteMany({ _id: mongoose.trusted({ $in: old.map(({ _id }) => _id) }), user });
}

/** What was counted of some mails of a person; ids that are not theirs yield nothing. */
export async function mailsOf(user: Types.ObjectId, ids: readonly string[]): Promise<SentMailRecord[]> {
  return storedMails.readAll(await SentMailModel.find({ user, _id: mongoose.trusted({ $in: [...ids] }) }).lean());
}

/** A page of the mails that a person has sent, the newest first. */
export async function listMails(user: Types.ObjectId, { skip, limit }: { skip: number; limit: number }) {
  const isSent = { user, sentAt: mongoose.trusted({ $gt: new Date(0) }) };
  return storedMails.readAll(
    await SentMailModel.find(isSent).sort({ sentAt: -1, _id: -1 }).skip(skip).limit(limit).lean(),
  );
}

/** A part of all mails of a person, those that were begun and not sent among them. */
export async function partOfMails(user: Types.ObjectId, { skip, limit }: { skip: number; limit: number }) {
  return storedMails.readAll(
    await SentMailModel.find({ user }).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).lean(),
  );
}

/** Deletes what is kept of a person's mails. Their pixels and links go on, and count for the signature alone. */
export async function forgetMails(user: Types.ObjectId): Promise<void> {
  await SentMailModel.deleteMany({ user });
}
