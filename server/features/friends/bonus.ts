import type { ClientSession } from "mongoose";
import { MAX_FRIEND_BONUS } from "#shared/friends/constants.ts";
import { maskedAddress } from "#shared/friends/schema.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { transaction } from "../../db/transactions.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { findOwned, giveBonus } from "../members/service.ts";
import { hashOfMailbox } from "./mailboxes.ts";
import { FriendModel, KnownMailboxModel, storedFriends, storedMailboxes } from "./model.ts";

type Person = Pick<account.UserRecord, "_id" | "email" | "invitedBy">;

/** Notes that somebody whom another has invited has an account now. */
export async function joined({ _id, email, invitedBy }: Person): Promise<void> {
  if (!invitedBy) return;
  const key = { inviter: invitedBy, mailbox: hashOfMailbox(email) };
  await unlessDuplicate(FriendModel.create({ ...key, masked: maskedAddress(email) }));
  // A second account of the same mailbox is the same friend.
  await FriendModel.updateOne({ ...key, friend: null }, { $set: { friend: _id, state: "joined" } });
}

/**
 * Gives a person who has confirmed their address, and whoever invited them, a place for a signature each. Once, however
 * often it is run: the friend's row changes in the same transaction. Nothing for somebody who is the inviter, or known
 * already, under another spelling of the address.
 */
export async function reward(id: string): Promise<void> {
  const user = await account.findById(id);
  if (!user || !account.isEmailVerified(user)) return;
  const isFirst = await isFirstOf(user);
  const inviter = user.invitedBy && (await account.findById(String(user.invitedBy)));
  if (!inviter) return;
  // The process may have ended between the account and this.
  await joined(user);
  const isSomebodyNew = isFirst && mail.mailboxOf(inviter.email) !== mail.mailboxOf(user.email);
  await transaction(async (session) => {
    const change = { $set: { state: "confirmed" as const } };
    const filter = { inviter: inviter._id, friend: user._id, state: "joined" as const };
    const row = storedFriends.read(await FriendModel.findOneAndUpdate(filter, change, { session }).lean());
    if (!row || !isSomebodyNew) return;
    await give(user, session);
    if (inviter.isEnabled && (await give(inviter, session)))
      await FriendModel.updateOne({ _id: row._id }, { $set: { hasBonus: true } }, { session });
  });
}

/** For the team that somebody owns: the one of their account's id may be another's, or an agency's, by now. */
async function give({ _id }: Pick<Person, "_id">, session: ClientSession): Promise<boolean> {
  const team = await findOwned(_id);
  return team !== null && giveBonus(team._id, MAX_FRIEND_BONUS, session);
}

/** Whether nobody else has confirmed the mailbox before, as far as we know. */
async function isFirstOf({ _id, email }: Person): Promise<boolean> {
  const mailbox = hashOfMailbox(email);
  await unlessDuplicate(KnownMailboxModel.create({ _id: mailbox, user: _id }));
  const known = storedMailboxes.read(await KnownMailboxModel.findById(mailbox).lean());
  if (!known?.user.equals(_id)) return false;
  // Who was here before mailboxes were noted is known by the plain spelling at least.
  const plain = await account.findByEmail(mail.mailboxOf(email));
  return !plain || plain._id.equals(_id) || !account.isEmailVerified(plain);
}
