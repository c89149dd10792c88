import * as z from "zod/mini";
import { Email, PersonName } from "../auth/schema.ts";
import { Looks } from "../reseller/brand/shown.ts";
import { Hash } from "../signatures/hash.ts";

/** Of whoever has joined a team. An admin may do with its things what its owner may. */
export const ROLES = ["admin", "member"] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in person, as the API answers it. */
export const User = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: Email,
  /** of the person: the picture itself, and a small round copy for menus; null: none */
  picture: z.nullable(z.strictObject({ url: z.string(), avatarUrl: z.string() })),
  /** the person has proved that they read its mails; one who has not has no mail sent */
  isEmailVerified: z.boolean(),
  isEnabled: z.boolean(),
  isPaid: z.boolean(),
  isTerminated: z.boolean(),
  isReseller: z.boolean(),
  showQuestion: z.boolean(),
  /** when the account is deleted, as the person wants; null, and missing in what a page of an earlier version holds: it is not */
  erasesAt: z.optional(z.nullable(z.iso.datetime())),
  /** hash of the signature that the person has made their default, which may be gone; null: none */
  defaultSignature: z.nullable(Hash),
  availableSignatures: z.int(),
  bonusSignatures: z.int(),
  plan: z.strictObject({
    type: z.nullable(z.enum(["subscription", "product"])),
    data: z.strictObject({ product_id: z.nullable(z.string()), type: z.nullable(z.enum(["one_time"])) }),
    hasTerminatedProducts: z.boolean(),
    hasTerminatedSubscriptions: z.boolean(),
  }),
  /** null for a person on their own */
  team: z.nullable(
    z.strictObject({
      isOwner: z.boolean(),
      /** of whoever has joined it; null for its owner. What a page of an earlier version holds lacks it: a member */
      role: z.nullable(z.enum(ROLES)),
      permissions: z.nullable(z.array(z.int())),
      /** the same for pages and cards; what a page of an earlier version holds lacks it, as it lacks the rest: all of them */
      pagePermissions: z.optional(z.nullable(z.array(z.int()))),
      ownerEmail: z.nullable(z.string()),
      id: z.optional(z.string()),
      /** what it is called; empty: nothing yet */
      name: z.optional(z.string()),
    }),
  ),
  /** null: of no Agency Hub. `group`: the agency's, or of one of the companies that they administrate */
  resellerData: z.nullable(
    z.strictObject({
      role: z.int(),
      permissions: z.array(z.int()),
      group: z.nullable(z.string()),
      /** of the package, that are no company's yet; for the owner and those who administrate all of it */
      availableSignatures: z.optional(z.int()),
      /** whether the agency is paid for; missing: whether the team is */
      isActive: z.optional(z.boolean()),
      /** of the agency, for those who administrate it: whom they ask */
      ownerEmail: z.optional(z.string()),
    }),
  ),
  /** the company of an agency in which they act; null, and missing in what a page of an earlier version holds: none */
  company: z.optional(
    z.nullable(
      z.strictObject({
        group: z.string(),
        name: z.string(),
        /** as one of the agency's people, with these codes; null: as somebody of the company */
        hub: z.nullable(z.strictObject({ role: z.int(), permissions: z.array(z.int()) })),
      }),
    ),
  ),
  /** how the agency of that company looks; null, and missing in what a page of an earlier version holds: as we do */
  brand: z.optional(z.nullable(Looks)),
});
export type User = z.output<typeof User>;

/** What a person may change of themselves without a proof. */
export const UserChange = z.strictObject({ name: PersonName });
export type UserChange = z.output<typeof UserChange>;
const MAX_ANSWERS = 40;
const MAX_ANSWER_LENGTH = 500;
const answer = z.string().check(z.maxLength(MAX_ANSWER_LENGTH));

/** What somebody answered or did, by the name of the question or the step: words, numbers, yes and no, several words. */
export const Answers = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][\w-]{0,59}$/)),
    z.union([answer, z.number(), z.boolean(), z.null(), z.array(answer).check(z.maxLength(MAX_ANSWERS))]),
  )
  .check(z.refine((answers) => Object.keys(answers).length <= MAX_ANSWERS));
export type Answers = z.output<typeof Answers>;

/** The plan of somebody who never bought anything. */
export const NO_PLAN: Readonly<User["plan"]> = {
  type: null,
  data: { product_id: null, type: null },
  hasTerminatedProducts: false,
  hasTerminatedSubscriptions: false,
};
