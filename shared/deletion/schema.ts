import * as z from "zod/mini";
import { Email } from "../auth/schema.ts";
import { LEAVING_REASONS, MAX_REASON_LENGTH } from "../billing/constants.ts";

/** What goes with an account, and where its deletion stands. */
export const Deletion = z.strictObject({
  /** when it is deleted for good; null: nobody has asked for it */
  erasesAt: z.nullable(z.iso.datetime()),
  /** what is in the teams that the person owns */
  signatures: z.int(),
  links: z.int(),
  pictures: z.int(),
  /** people in them, the person left out: they keep their accounts, and lose what the team has given them */
  people: z.int(),
  /** when a plan that was paid for ends by itself; null: nothing was */
  paidUntil: z.nullable(z.iso.datetime()),
});
export type Deletion = z.output<typeof Deletion>;

/** The account's own address, typed so that nobody does it by mistake. */
export const TypedAddress = z.strictObject({ email: Email });

export const DeletionWish = z.strictObject({
  ...TypedAddress.shape,
  reason: z.optional(z.enum(LEAVING_REASONS)),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH))),
  /** the teams that the person owns go too, with what they have given to others */
  withTeam: z._default(z.boolean(), false),
});
export type DeletionWish = z.output<typeof DeletionWish>;
