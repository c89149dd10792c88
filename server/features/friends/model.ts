import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { FriendCode } from "#shared/friends/code.ts";
import { FRIEND_STATES, type Friend } from "#shared/friends/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** The link of an account, by which its friends come; `_id` is the account's. */
export type FriendLinkRecord = { _id: Types.ObjectId; code: string };

const linkSchema = new Schema<FriendLinkRecord>({
  _id: { type: Schema.Types.ObjectId, required: true },
  code: { type: String, required: true, shape: FriendCode } as { type: typeof String; required: true },
});
linkSchema.index({ code: 1 }, { unique: true }); // whose link it is

export const FriendLinkModel = mongoose.model<FriendLinkRecord>("FriendLink", linkSchema);
export const storedFriendLinks = storedReader<FriendLinkRecord>(FriendLinkModel);

/** Somebody whom an account has invited, or who came by its link. No address is kept: most of these people are strangers to us. */
export type FriendRecord = {
  _id: Types.ObjectId;
  inviter: Types.ObjectId;
  /** hash of the mailbox that the address leads to, so that nobody is mailed, or counted, twice under two spellings */
  mailbox: string;
  masked: string;
  /** their account; null: they have none that came by the link */
  friend: Types.ObjectId | null;
  state: Friend["state"];
  /** the inviter has a place for it */
  hasBonus: boolean;
  createdAt: Date;
};

const fields = {
  inviter: { type: Schema.Types.ObjectId, required: true },
  mailbox: { type: String, required: true },
  masked: { type: String, default: "…" },
  friend: { type: Schema.Types.ObjectId, default: null },
  state: { type: String, default: "invited" as const, shape: z.enum(FRIEND_STATES) },
  hasBonus: { type: Boolean, default: false },
} satisfies Record<Exclude<keyof FriendRecord, "_id" | "createdAt">, object>;

const schema = new Schema<FriendRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ inviter: 1, mailbox: 1 }, { unique: true }); // a mailbox is invited once
schema.index({ inviter: 1, _id: -1 }); // who came, the newest first
schema.index({ friend: 1 }); // who has invited somebody who confirms their address
schema.index({ mailbox: 1 }); // what goes with an account

export const FriendModel = mongoose.model<FriendRecord>("Friend", schema);

/** Friends as they are meant, of whatever age. */
export const storedFriends = storedReader<FriendRecord>(FriendModel);

/** The account that first confirmed a mailbox (`_id` is its hash): more accounts of the same mailbox are the same person. */
export type KnownMailboxRecord = { _id: string; user: Types.ObjectId };

const knownSchema = new Schema<KnownMailboxRecord>({
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
});
knownSchema.index({ user: 1 }); // what goes with an account

export const KnownMailboxModel = mongoose.model<KnownMailboxRecord>("KnownMailbox", knownSchema);
export const storedMailboxes = storedReader<KnownMailboxRecord>(KnownMailboxModel);
