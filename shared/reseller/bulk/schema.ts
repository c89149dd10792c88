import * as z from "zod/mini";
import { StoredId } from "../../lib/storedId.ts";
import { CheckedImport, CheckedRow, IMPORT_STATES, Mapping } from "../../members/roster/schema.ts";
import { Hash } from "../../signatures/hash.ts";
import { CompanyName, CompanySignatures, Group } from "../schema.ts";

/** What a company from a file is to be like. `name`: empty while it is only looked at; `signatures`: null: one for each person, and each design */
export const Wanted = z.strictObject({
  name: z.union([z.literal(""), CompanyName]),
  signatures: z.nullable(CompanySignatures),
  /** of the agency's own team, which all people get a signature of; null: none */
  master: z.nullable(Hash),
  /** the column that names a design of the agency for each person, which comes before `master`; null: none */
  masterColumn: z.nullable(z.string()),
  /** whether people are mailed that they are invited */
  invites: z.boolean(),
});
export type Wanted = z.output<typeof Wanted>;

/** `elsewhere`: another company of the agency that has the address too, which changes nothing; `master`: what the design is called that is theirs */
export const BulkRow = z.strictObject({
  ...CheckedRow.shape,
  elsewhere: z.optional(z.string()),
  master: z.optional(z.string()),
});
export type BulkRow = z.output<typeof BulkRow>;

/** What would become of a list and a company. Nothing is written. */
export const CheckedBulk = z.strictObject({
  ...CheckedImport.shape,
  rows: z.array(BulkRow),
  /** how many the company would have, and how many are left in the package: it has room where these are no fewer */
  signatures: z.int(),
  left: z.int(),
  /** another company is called so already: there may be two */
  isNameTaken: z.boolean(),
  /** designs that the column names and that the agency does not have, the first of them */
  unknownMasters: z.array(z.string()),
});
export type CheckedBulk = z.output<typeof CheckedBulk>;

/** Why a company from a file is not whole. `masters`: a design could not be copied; `people`: the list could not be brought in to its end */
export const BULK_PROBLEMS = ["masters", "people"] as const;

/** A company that is made from a file, or was. */
export const Bulk = z.strictObject({
  id: StoredId,
  group: Group,
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  problem: z.nullable(z.enum(BULK_PROBLEMS)),
  /** people of the list, those who are in, and for whom there was no place after all */
  total: z.int(),
  done: z.int(),
  noSeat: z.int(),
  /** signatures that there are */
  signatures: z.int(),
  startedAt: z.string(),
});
export type Bulk = z.output<typeof Bulk>;

/** Of an agency's own team: what a company can be given. */
export const Master = z.strictObject({ hash: Hash, label: z.string() });
export type Master = z.output<typeof Master>;

export const BulkState = z.strictObject({ masters: z.array(Master), runs: z.array(Bulk), mapping: Mapping });
export type BulkState = z.output<typeof BulkState>;
