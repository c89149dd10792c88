import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Email } from "#shared/auth/schema.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import { Brand, NO_BRAND } from "#shared/reseller/brand/schema.ts";
import { ADMIN_STATUSES, type AdminRole } from "#shared/reseller/schema.ts";
import { filledFrom, storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** An agency: `_id` is that of the team that has bought its package, and whoever owns that team runs it. */
export type AgencyRecord = {
  _id: Types.ObjectId;
  /** its wire key, which its team has too */
  group: string;
  /** what it is called; empty: nothing yet */
  name: string;
  /** how it looks to the people of its companies; in records from before: as we do */
  brand: Brand;
  /** counts changes of the brand, so that of two at once the later one is refused; none in records from before */
  brandV: number;
  createdAt: Date;
};

const agencyFields = {
  group: { type: String, required: true },
  name: { type: String, default: "" },
  brand: { type: Schema.Types.Mixed, default: () => structuredClone(NO_BRAND), shape: filledFrom(Brand, NO_BRAND) },
  brandV: { type: Number, default: 0, shape: z.int() },
} satisfies Record<Exclude<keyof AgencyRecord, "_id" | "createdAt">, object>;
const agencySchema = new Schema<AgencyRecord>(agencyFields, { timestamps: true, minimize: false });
agencySchema.index({ group: 1 }, { unique: true }); // what a wire key names
agencySchema.index({ "brand.logo": 1 }, { partialFilterExpression: { "brand.logo": { $type: "string" } } }); // whose logo a picture is

/** Who keeps something of an agency looks whether it still holds. */
export const agencyWrites = countWrites(agencySchema);

export const AgencyModel = mongoose.model<AgencyRecord>("Agency", agencySchema);
/** Agencies as they are meant, of whatever age. */
export const storedAgencies = storedReader<AgencyRecord>(AgencyModel);

/** The mailed link of somebody: the hash of its token, and by whom it was sent how often. */
export type HubInvite = { hash: string; expiresAt: Date; sentAt: Date; sends: number; by: Types.ObjectId };

/** Somebody who administrates an agency, or one of its companies. Its owner has no row. */
export type HubAdminRecord = {
  _id: Types.ObjectId;
  agency: Types.ObjectId;
  /** null: all of the agency */
  company: Types.ObjectId | null;
  email: string;
  /** whose account it is; null while the invitation is not answered */
  user: Types.ObjectId | null;
  username: string;
  role: AdminRole;
  /** codes of what they do in companies */
  permissions: number[];
  /** stays once it is answered, so that its link says so */
  invite: HubInvite | null;
  status: (typeof ADMIN_STATUSES)[number];
  /** counts its changes, so that of two at once the later one is refused */
  v: number;
  createdAt: Date;
};

const Id = z.instanceof(mongoose.Types.ObjectId);
const Invite = z.object({ hash: z.string(), expiresAt: z.date(), sentAt: z.date(), sends: z.int(), by: Id });
const { accountAdmin, companyAdmin } = RESELLER_ROLES;
const adminFields = {
  agency: { type: Schema.Types.ObjectId, required: true },
  company: { type: Schema.Types.ObjectId, default: null },
  email: { type: String, required: true, shape: Email },
  user: { type: Schema.Types.ObjectId, default: null },
  username: { type: String, default: "" },
  // Of a doubt the least.
  role: { type: Number, required: true, shape: z.literal([accountAdmin, companyAdmin]), whenMissing: companyAdmin },
  permissions: { type: [Number], default: [], shape: z.array(z.int()), whenWrong: [] },
  invite: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Invite) },
  status: { type: String, default: "invited" as const, shape: z.enum(ADMIN_STATUSES) },
  v: { type: Number, default: 0, shape: z.int() },
} satisfies Record<Exclude<keyof HubAdminRecord, "_id" | "createdAt">, object>;
const adminSchema = new Schema<HubAdminRecord>(adminFields, { timestamps: true, minimize: false });
adminSchema.index({ agency: 1, company: 1, email: 1 }, { unique: true }); // one row an address; those of a company
adminSchema.index({ agency: 1, email: 1 }); // what somebody has in all of an agency
adminSchema.index({ user: 1 }); // what somebody administrates
adminSchema.index({ email: 1 }); // … or is invited to
adminSchema.index(
  { "invite.hash": 1 },
  { unique: true, partialFilterExpression: { "invite.hash": { $type: "string" } } },
); // the link

export const HubAdminModel = mongoose.model<HubAdminRecord>("HubAdmin", adminSchema);
/** Administrators as they are meant, of whatever age. */
export const storedAdmins = storedReader<HubAdminRecord>(HubAdminModel);
