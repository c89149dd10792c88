import * as z from "zod/mini";
import { Email } from "../auth/schema.ts";
import { DEAL_TIERS } from "../members/deals.ts";
import { MAX_INVITE_TOKEN_LENGTH } from "./constants.ts";

/** To make a lifetime-deal account, to join a team, to become an administrator of a hub. */
export const INVITATION_KINDS = ["lifetime", "team", "admin"] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

export const InviteQuery = z.strictObject({ invite_token: z.string().check(z.maxLength(MAX_INVITE_TOKEN_LENGTH)) });

/** What an invitation says to whoever has its link. */
export const Invitation = z.strictObject({
  kind: z.enum(INVITATION_KINDS),
  /** the address that it is for, and no other */
  email: Email,
  /** of a lifetime deal, else null */
  tier: z.nullable(z.literal([...DEAL_TIERS])),
  expiresAt: z.string(),
});
export type Invitation = z.output<typeof Invitation>;
