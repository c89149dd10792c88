import * as z from "zod/mini";
import { Email } from "../auth/schema.ts";
import { DEAL_TIERS } from "../members/deals.ts";
import { Looks } from "../reseller/brand/shown.ts";
import { Hash } from "../signatures/hash.ts";
import { MAX_INVITE_TOKEN_LENGTH } from "./constants.ts";

/** To make a lifetime-deal account, to join a team, to become an administrator of a hub. */
export const INVITATION_KINDS = ["lifetime", "team", "admin"] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

export const InviteQuery = z.strictObject({ invite_token: z.string().check(z.maxLength(MAX_INVITE_TOKEN_LENGTH)) });

/** What the link of an invitation to a team says besides. */
export const InvitingTeam = z.strictObject({
  /** what it is called; empty: nothing yet */
  name: z.string(),
  /** the address of the one who pays; null where there is none any more */
  ownerEmail: z.nullable(Email),
  /** a signature waits there that is theirs */
  hasSignature: z.boolean(),
  /** the address has an account: whoever accepts logs in to it. Told to who has the link, and to nobody else */
  hasAccount: z.boolean(),
});
export type InvitingTeam = z.output<typeof InvitingTeam>;

/** What the link of an invitation to administrate an Agency Hub says besides. */
export const InvitingHub = z.strictObject({
  /** 2: all of it, 3: one of its companies */
  role: z.int(),
  /** what the agency is called */
  name: z.string(),
  /** what the company is called; null: all of the agency */
  company: z.nullable(z.string()),
  hasAccount: z.boolean(),
});
export type InvitingHub = z.output<typeof InvitingHub>;

/** What an invitation says to whoever has its link. */
export const Invitation = z.strictObject({
  kind: z.enum(INVITATION_KINDS),
  /** the address that it is for, and no other */
  email: Email,
  /** of a lifetime deal, else null */
  tier: z.nullable(z.literal([...DEAL_TIERS])),
  /** of a team, else null */
  team: z.nullable(InvitingTeam),
  /** of an Agency Hub, else null; what a page of an earlier version holds lacks it */
  hub: z.optional(z.nullable(InvitingHub)),
  /** how the agency looks to which it leads; null: as we do; what a page of an earlier version holds lacks it */
  brand: z.optional(z.nullable(Looks)),
  expiresAt: z.string(),
});
export type Invitation = z.output<typeof Invitation>;

/** Somebody has joined a team. `signature`: the one that waits there for them; null: none */
export const Joined = z.strictObject({ signature: z.nullable(Hash) });
export type Joined = z.output<typeof Joined>;
