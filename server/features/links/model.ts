import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { LINK_OF, type LinkOf } from "#shared/links/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** Where a link leads while its person has left: an address, or with null the preview of the signature that has taken its place. */
export type Forward = { signature: string; url: string | null };

/**
 * A short link. The target of one that a signature or page has never changes: a changed link gets a code of its own, mails that were
 * sent keep theirs. One that somebody made by itself leads where they say.
 */
export type ShortLinkRecord = {
  code: string;
  url: string;
  /** hash of the signature it was made for; empty where it is not known: its clicks count for none */
  signature: string;
  /** who saved it then; missing in links from before it was noted */
  owner?: Types.ObjectId;
  /** whose signature that was; missing in links from before either was noted, which count for nobody */
  team?: Types.ObjectId;
  /** since when it leads nowhere; missing: it leads to its target */
  disabledAt?: Date;
  /** leads elsewhere than to its target, which stays; missing: it does not */
  forward?: Forward;
  /** what it was made for; missing in links from before pages had any: a signature */
  of?: LinkOf;
  /** what follows is its team's to say, and missing where nobody has */
  title?: string;
  tags?: string[];
  /** an address besides the code, which has a row of `LinkSlug`, and the team's domain that it is under */
  slug?: string;
  host?: string;
  /** since when its team has it lead nowhere */
  offAt?: Date;
  /** its times on the clock of a zone, and as moments */
  from?: string;
  until?: string;
  timeZone?: string;
  startsAt?: Date;
  endsAt?: Date;
  /** after so many clicks of people it leads to its target no more */
  clickLimit?: number;
  /** where it leads outside its times, and beyond its limit */
  fallback?: string;
  /** deleted by its team: it is not there, and its code is nobody's again */
  deletedAt?: Date;
  createdAt: Date;
};

const linkFields = {
  code: { type: String, required: true },
  url: { type: String, required: true },
  signature: { type: String, required: true, whenMissing: "" },
  owner: Schema.Types.ObjectId,
  team: Schema.Types.ObjectId,
  disabledAt: Date,
  forward: {
    type: Schema.Types.Mixed,
    shape: z.optional(z.object({ signature: z.string(), url: z.nullable(z.string()) })),
  },
  of: { type: String, shape: z.enum(LINK_OF), whenMissing: "signature" },
  title: String,
  tags: { type: [String], default: undefined },
  slug: String,
  host: String,
  offAt: Date,
  from: String,
  until: String,
  timeZone: String,
  startsAt: Date,
  endsAt: Date,
  clickLimit: Number,
  fallback: String,
  deletedAt: Date,
} satisfies Record<Exclude<keyof ShortLinkRecord, "createdAt">, object>;

const linkSchema = new Schema<ShortLinkRecord>(linkFields, { timestamps: { createdAt: true, updatedAt: false } });
linkSchema.index({ code: 1 }, { unique: true }); // the redirect
linkSchema.index({ signature: 1, url: 1 }, { unique: true }); // one code a target of a signature
linkSchema.index({ team: 1 }); // how many a team has, and all of them when it is switched off
linkSchema.index({ owner: 1 }); // all of one person
linkSchema.index({ team: 1, _id: -1 }); // the list of a team's, the newest first

export const ShortLinkModel = mongoose.model<ShortLinkRecord>("ShortLink", linkSchema);

/** Links as they are meant, of whatever age. */
export const storedLinks = storedReader<ShortLinkRecord>(ShortLinkModel);

/** The last number given to a sequential code. */
export type LinkCounterRecord = { _id: string; value: number };
const counterSchema = new Schema<LinkCounterRecord>({
  _id: { type: String, required: true },
  value: { type: Number, default: 0 },
});
export const LinkCounterModel = mongoose.model<LinkCounterRecord>("LinkCounter", counterSchema);

/** The salt of one day (`_id`: days since 1970): with it a visitor is the same in all processes, and nobody once it is gone. */
export type DaySaltRecord = { _id: number; salt: string; at: Date };
const saltSchema = new Schema<DaySaltRecord>({
  _id: { type: Number, required: true },
  salt: { type: String, required: true },
  at: { type: Date, required: true },
});
saltSchema.index({ at: 1 }, { expireAfterSeconds: 2 * 86_400 }); // thrown away
export const DaySaltModel = mongoose.model<DaySaltRecord>("DaySalt", saltSchema);
export const storedSalts = storedReader<DaySaltRecord>(DaySaltModel);

/**
 * Clicks of one visitor on one link, within one day, as batches held them before they had lines. Nothing in it names a
 * person: no address, a visitor is a hash with the day's salt. `at` holds the moments, in milliseconds.
 */
export type Clicks = { code: string; visitor: string; at: number[]; referrer?: string; isBot?: true };

/** The clicks of one flush; its id makes a repeated flush harmless. */
export type ClickBatchRecord = {
  _id: string;
  at: Date;
  /** the moment that the lines count from, in milliseconds; missing in batches from before there were lines */
  from?: number;
  /** Tab-separated, one line a visitor, link and day: code, moments after `from` with commas, visitor, the kind of `agents.ts` or nothing for a person, the referrer's host, device, country, id of the mail; the last three are missing in lines from before they were told, the last where no mail is known */
  lines?: string;
  /** Tab-separated, one line a code: code, hash of the signature, page or card that it counts for, team or nothing; missing in batches from before: links tell */
  counters?: string;
  /** whose clicks there are among them; missing with `counters` */
  teams?: Types.ObjectId[];
  /** until they are in the days of `tallies/`; missing: they are, or came before there were any */
  isNew?: true;
  /** instead of lines, in batches from before */
  rows?: Clicks[];
};
const batchSchema = new Schema<ClickBatchRecord>(
  {
    _id: { type: String, required: true },
    at: Date,
    from: Number,
    lines: String,
    rows: { type: [Schema.Types.Mixed], default: undefined },
    counters: String,
    teams: { type: [Schema.Types.ObjectId], default: undefined },
    isNew: Boolean,
  },
  { suppressReservedKeysWarning: true },
);
batchSchema.index({ at: 1 }); // those that are too old, and the clicks of a time
batchSchema.index({ isNew: 1, at: 1 }, { partialFilterExpression: { isNew: true } }); // what is not in days yet
batchSchema.index({ teams: 1, from: 1 }); // the clicks of a team
export const ClickBatchModel = mongoose.model<ClickBatchRecord>("ClickBatch", batchSchema);

/** Clicks of one signature in one month; `_id` is `<hash>:<yyyy-mm>`. Bots are kept apart everywhere. */
export type ClickMonthRecord = {
  _id: string;
  signature: string;
  /** whose it was when the month began; missing in months of signatures that were deleted before there were teams */
  team?: Types.ObjectId;
  month: string;
  people?: number;
  bots?: number;
  /** people by day of the month, `01` … `31` */
  days?: Record<string, number>;
  /** by short code */
  links?: Record<string, { people?: number; bots?: number }>;
  /** mails with the signature's pixel that were opened */
  opens?: Visits;
  /** of a business card: who has looked at it, and who has taken its contact */
  views?: Visits;
  saves?: Visits;
};
type Visits = { people?: number; bots?: number; days?: Record<string, number> };
const count = z.optional(z.int());
const days = z.optional(z.record(z.string(), z.int()));
const counts = { people: count, bots: count };
const monthSchema = new Schema<ClickMonthRecord>({
  _id: { type: String, required: true },
  signature: { type: String, required: true },
  team: Schema.Types.ObjectId,
  month: { type: String, required: true },
  people: { type: Number, shape: count },
  bots: { type: Number, shape: count },
  days: { type: Schema.Types.Mixed, shape: days },
  links: { type: Schema.Types.Mixed, shape: z.optional(z.record(z.string(), z.object(counts))) },
  opens: { type: Schema.Types.Mixed, shape: z.optional(z.object({ ...counts, days })) },
  views: { type: Schema.Types.Mixed, shape: z.optional(z.object({ ...counts, days })) },
  saves: { type: Schema.Types.Mixed, shape: z.optional(z.object({ ...counts, days })) },
});
monthSchema.index({ signature: 1, month: 1 }); // a signature's months, oldest first
monthSchema.index({ team: 1, month: 1 }); // what goes with a team
export const ClickMonthModel = mongoose.model<ClickMonthRecord>("ClickMonth", monthSchema);

/** Months as they are meant. A number that is missing is none. */
export const storedMonths = storedReader<ClickMonthRecord>(ClickMonthModel);
