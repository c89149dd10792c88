import * as z from "zod/mini";
import { Email, KnownPassword } from "../../auth/schema.ts";
import { StoredId } from "../../lib/storedId.ts";
import { Looks } from "../brand/shown.ts";
import { CompanySignatures, Group } from "../schema.ts";

/** A company leaves its agency and is a team of its own, or a team becomes a company of an agency: each by consent of both. */
export const OFFER_KINDS = ["leave", "join"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** What an agency has offered, and nobody has answered. */
export const CompanyOffer = z.strictObject({
  id: StoredId,
  kind: z.enum(OFFER_KINDS),
  email: Email,
  /** which company is to leave; null: a team is to join */
  group: z.nullable(Group),
  name: z.string(),
  /** how many the company is to have that joins; null where one leaves */
  signatures: z.nullable(z.int()),
  expiresAt: z.iso.datetime(),
});
export type CompanyOffer = z.output<typeof CompanyOffer>;

/** `email`: of the account that owns the team from then on, or owns it now. `group`: the company's, or the agency's for a team that joins. */
export const NewOffer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("leave"), group: Group, email: Email, password: KnownPassword }),
  z.strictObject({
    kind: z.literal("join"),
    group: Group,
    email: Email,
    signatures: CompanySignatures,
    password: KnownPassword,
  }),
]);
export type NewOffer = z.output<typeof NewOffer>;

export const ByOffer = z.strictObject({ id: StoredId });
const Token = z.string().check(z.maxLength(200));
export const OfferToken = z.strictObject({ token: Token });
/** With the password of who answers: it gives a whole team away, or takes one over. */
export const OfferAnswer = z.strictObject({ token: Token, password: KnownPassword });
export type OfferAnswer = z.output<typeof OfferAnswer>;

/** What the link of an offer is about, as the one whom it was mailed to sees it. */
export const OfferShown = z.strictObject({
  kind: z.enum(OFFER_KINDS),
  agencyName: z.string(),
  ownerEmail: z.string(),
  /** of the company that leaves, or of the viewer's team that joins */
  name: z.string(),
  people: z.int(),
  usedSignatures: z.int(),
  signatures: z.int(),
  /** days without a payment that a team has which leaves, 0: it has no plan at once; null where one joins, and where nothing is sold */
  freeDays: z.nullable(z.int()),
  /** what goes back for the team's plan, which ends; null: nothing */
  back: z.nullable(z.strictObject({ cents: z.int(), currency: z.string() })),
  /** how the agency looks; null: as we do */
  brand: z.optional(z.nullable(Looks)),
  expiresAt: z.iso.datetime(),
});
export type OfferShown = z.output<typeof OfferShown>;

/** `group`: of the company that has joined; null for a team that is its own now */
export const OfferAccepted = z.strictObject({ group: z.nullable(Group) });
export type OfferAccepted = z.output<typeof OfferAccepted>;
