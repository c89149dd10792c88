import { createHash, randomBytes } from "node:crypto";
import mongoose, { type ClientSession, type Model, type Types } from "mongoose";
import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_DAYS, RESET_MINUTES, VERIFICATION_DAYS } from "#shared/mail/constants.ts";
import { storedReader } from "../../db/stored.ts";
import {
  EmailChangeModel,
  EmailUndoModel,
  type MailedTokenRecord,
  ResetTokenModel,
  VerificationTokenModel,
} from "./model.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Let their holder choose a new password. */
export const resetTokens = mailedTokens(ResetTokenModel, RESET_MINUTES * MINUTE_MS);
/** Prove that their holder reads the mails of the account's address. */
export const verificationTokens = mailedTokens(VerificationTokenModel, VERIFICATION_DAYS * DAY_MS);

/** Give an account the address that they were mailed to. */
export const emailChangeTokens = mailedTokens(EmailChangeModel, EMAIL_CHANGE_HOURS * 60 * MINUTE_MS);
/**
 * Give it back. Using one ends the later ones, and leaves the earlier: whoever has moved an account on and on must not be
 * able to end what its owner was mailed at first.
 */
export const emailUndoTokens = mailedTokens(EmailUndoModel, EMAIL_UNDO_DAYS * DAY_MS, { endsEarlier: false });

/** Of what stands behind the secret part, by which a person's own links are known when they are long used up. */
const MARK_LENGTH = 16;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const markOf = (secret: string, user: Types.ObjectId) => hashOf(`${secret} ${user}`).slice(0, MARK_LENGTH);
const valid = (token: string, now: Date) => ({ _id: hashOf(token), expiresAt: mongoose.trusted({ $gt: now }) });

/** True for a token that was made for this person, whether or not it is valid; those of earlier versions do not tell. */
export function wasMadeFor(token: string, user: Types.ObjectId): boolean {
  const [secret = "", mark] = token.split(".");
  return mark === markOf(secret, user);
}

/** Bearer tokens that travel in the links of mails: 256 random bits, of which only the hash is stored, and whose they are. */
function mailedTokens(model: Model<MailedTokenRecord>, lifetimeMs: number, { endsEarlier = true } = {}) {
  const stored = storedReader<MailedTokenRecord>(model);
  return { make, read, spend, endAll };

  /** A token for one mail to the address that the account has now. */
  async function make(
    { _id, email }: { _id: Types.ObjectId; email: string },
    now = new Date(),
    session?: ClientSession,
  ) {
    const secret = randomBytes(32).toString("base64url");
    const token = `${secret}.${markOf(secret, _id)}`;
    const endsAt = new Date(now.getTime() + lifetimeMs);
    await model.create([{ _id: hashOf(token), user: _id, email, expiresAt: endsAt }], session ? { session } : {});
    return { token, endsAt };
  }

  /** Whose token it is, null when it is not valid any more. It stays valid. */
  async function read(token: string, now = new Date()): Promise<Types.ObjectId | null> {
    return stored.read(await model.findOne(valid(token, now)).lean())?.user ?? null;
  }

  /**
   * Uses a token up, by one atomic write, and with it the person's other ones: they would only be a risk.
   * @param session the transaction of what the token is good for: should that fail, the link goes on working
   * @param owner whose it has to be; one of somebody else stays valid
   * @returns null when somebody was faster or it is not valid any more
   */
  async function spend(
    token: string,
    session: ClientSession,
    owner?: Types.ObjectId,
  ): Promise<MailedTokenRecord | null> {
    const filter = { ...valid(token, new Date()), ...(owner && { user: owner }) };
    const spent = stored.read(await model.findOneAndDelete(filter, { session }).lean());
    const later = !endsEarlier && spent && { expiresAt: mongoose.trusted({ $gte: spent.expiresAt }) };
    if (spent) await model.deleteMany({ user: spent.user, ...later }, { session });
    return spent;
  }

  /** Ends all tokens of a person: what they were mailed for is not so any more. */
  async function endAll(user: Types.ObjectId, session: ClientSession): Promise<void> {
    await model.deleteMany({ user }, { session });
  }
}
