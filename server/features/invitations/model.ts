import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Email } from "#shared/auth/schema.ts";
import { INVITATION_KINDS, type InvitationKind } from "#shared/invitations/schema.ts";
import { DEAL_TIERS, type DealTier } from "#shared/members/deals.ts";
import { storedReader } from "../../db/stored.ts";

/** An invitation to make an account or to join others; `_id` is the hash of the token in its link. */
export type InvitationRecord = {
  _id: string;
  kind: InvitationKind;
  /** the address that it is for, and no other */
  email: string;
  /** which team it leads into; null for an account on its own */
  team: Types.ObjectId | null;
  /** who has invited; null: the installation */
  invitedBy: Types.ObjectId | null;
  /** of a lifetime deal */
  tier: DealTier | null;
  seats: number | null;
  expiresAt: Date;
  createdAt: Date;
};

const fields = {
  _id: { type: String, required: true },
  kind: { type: String, required: true, shape: z.enum(INVITATION_KINDS) },
  email: { type: String, required: true, shape: Email },
  team: { type: Schema.Types.ObjectId, default: null },
  invitedBy: { type: Schema.Types.ObjectId, default: null },
  tier: { type: Number, default: null, shape: z.literal([...DEAL_TIERS]) },
  seats: { type: Number, default: null, shape: z.int() },
  expiresAt: { type: Date, required: true },
} satisfies Record<Exclude<keyof InvitationRecord, "createdAt">, object>;

const schema = new Schema<InvitationRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // old ones go by themselves
schema.index({ team: 1, email: 1 }); // those that are out when somebody is invited again, or not any more
schema.index({ email: 1 }); // what goes with an account …
schema.index({ invitedBy: 1 }); // … and what it has sent

export const InvitationModel = mongoose.model<InvitationRecord>("Invitation", schema);

/** Invitations as they are meant, of whatever age. */
export const storedInvitations = storedReader<InvitationRecord>(InvitationModel);
