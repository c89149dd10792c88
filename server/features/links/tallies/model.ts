import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import type { Event } from "#shared/analytics/constants.ts";
import { storedReader } from "../../../db/stored.ts";

/** Of what days are counted: a short link, what it belongs to (a signature, a page, a card), and a whole team. */
export type Whole = "link" | "thing" | "team";

/** A number for each day of a month, `01` … `31`. */
export type Days = Record<string, number>;

/**
 * What people did in one month, by the days of the team's zone; `_id` as `keyOf`. Slim, because a chart reads hundreds of
 * them: all that only one screen shows is in the details.
 */
export type TallyRecord = {
  _id: string;
  team: Types.ObjectId;
  kind: Whole;
  /** code of the link, hash of the thing, id of the team */
  of: string;
  event: Event;
  /** `2026-11` */
  month: string;
  days: Days;
  /** different people, of each day by itself: nobody can be told from one day to the next */
  visitors: Days;
};

/** The same by who, on what, from where and when; `_id` as that of the tally. By day, so that a range may begin within a month. */
export type TallyDetailRecord = {
  _id: string;
  team: Types.ObjectId;
  month: string;
  /** who is no person, by their kind */
  apart: Record<string, Days>;
  devices: Record<string, Days>;
  referrers: Record<string, Days>;
  /** by the two letters of ISO 3166; nobody's where the operator has no file of countries */
  countries: Record<string, Days>;
  /** by the hour that the clocks of the team's zone showed, `00` … `23` */
  hours: Record<string, Days>;
};

/** Who has been counted as a visitor on an open day; `_id` as that of the tally, the day, and which part it is. */
export type TallyVisitorsRecord = {
  _id: string;
  team: Types.ObjectId;
  /** the beginning of the `_id` that all parts share */
  set: string;
  /** visitors' hashes in base64url, `VISITOR_LENGTH` letters each */
  hashes: string;
  at: Date;
};

/** A day of a team that has clicks; `_id` is `<team>:<date>`. */
export type TallyDayRecord = {
  _id: string;
  team: Types.ObjectId;
  date: string;
  /** by which zone it was counted */
  zone: string;
  /** when it is over */
  endsAt: Date;
  /** counts what was added, so that who counts it again sees that somebody was faster */
  revision: number;
  /** when it was counted again as a whole after it was over; null: not since the last click */
  closedAt: Date | null;
};

/** Looked through, not copied: a chart reads thousands of months, and each would be as many objects again. */
const isDays = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  for (const count of Object.values(value)) if (!Number.isSafeInteger(count)) return false;
  return true;
};
const days = { type: Schema.Types.Mixed, default: () => ({}), shape: z.custom<Days>(isDays) };
const byName = {
  type: Schema.Types.Mixed,
  default: () => ({}),
  shape: z.record(z.string(), z.record(z.string(), z.int())),
};
const team = { type: Schema.Types.ObjectId, required: true };
const id = { type: String, required: true };
const text = { type: String, required: true };

const tallySchema = new Schema<TallyRecord>(
  {
    _id: id,
    team,
    kind: text,
    of: text,
    event: text,
    month: text,
    days,
    visitors: days,
  } satisfies Record<keyof TallyRecord, object>,
  { minimize: false },
);
tallySchema.index({ team: 1, kind: 1, event: 1, month: 1 }); // a chart of a team
tallySchema.index({ team: 1, month: 1 }); // what is counted again
export const TallyModel = mongoose.model<TallyRecord>("Tally", tallySchema);
/** Tallies as they are meant. A day that is missing has none. */
export const storedTallies = storedReader<TallyRecord>(TallyModel);

const detailSchema = new Schema<TallyDetailRecord>(
  {
    _id: id,
    team,
    month: text,
    apart: byName,
    devices: byName,
    referrers: byName,
    countries: byName,
    hours: byName,
  } satisfies Record<keyof TallyDetailRecord, object>,
  { minimize: false },
);
detailSchema.index({ team: 1, month: 1 }); // what is counted again
export const TallyDetailModel = mongoose.model<TallyDetailRecord>("TallyDetail", detailSchema);
export const storedDetails = storedReader<TallyDetailRecord>(TallyDetailModel);

const visitorsSchema = new Schema<TallyVisitorsRecord>({
  _id: id,
  team,
  set: text,
  hashes: text,
  at: { type: Date, required: true },
} satisfies Record<keyof TallyVisitorsRecord, object>);
visitorsSchema.index({ set: 1 }); // all parts
visitorsSchema.index({ team: 1 }); // what goes with a team
visitorsSchema.index({ at: 1 }, { expireAfterSeconds: 3 * 86_400 }); // with the salts nobody can be found in it any more
export const TallyVisitorsModel = mongoose.model<TallyVisitorsRecord>("TallyVisitors", visitorsSchema);
export const storedVisitors = storedReader<TallyVisitorsRecord>(TallyVisitorsModel);

const daySchema = new Schema<TallyDayRecord>({
  _id: id,
  team,
  date: text,
  zone: text,
  endsAt: { type: Date, required: true },
  revision: { type: Number, default: 0 },
  closedAt: { type: Date, default: null },
} satisfies Record<keyof TallyDayRecord, object>);
daySchema.index({ closedAt: 1, endsAt: 1 }); // which are to be counted again
daySchema.index({ team: 1, date: 1 }); // those of a team
export const TallyDayModel = mongoose.model<TallyDayRecord>("TallyDay", daySchema);
export const storedDays = storedReader<TallyDayRecord>(TallyDayModel);

/** `link:abc:click:2026-11` */
export const keyOf = (kind: Whole, of: string, event: Event, month: string): string =>
  `${kind}:${of}:${event}:${month}`;
