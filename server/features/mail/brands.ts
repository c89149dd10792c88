/** In whose name mails are sent: an agency's, to the people of its companies. Who knows agencies is told at the start. */
import type { MailName } from "#shared/mail/schema.ts";
import type { MailBrand } from "#shared/reseller/brand/schema.ts";

/** `shown`: in the mail and as its sender; `replyTo`: where an answer goes to a mail that has no address of its own for that */
export type Brand = { shown: MailBrand; replyTo: string | null };

type Known = {
  /** of an agency, by its id; null: it has none */
  brandOf(agency: string): Promise<Brand | null>;
  /** of the one agency whose companies somebody is in, or administrates; null: none, or there are several */
  agencyOf(email: string): Promise<string | null>;
};

let known: Known | null = null;
/** Who knows of brands; told at the start. */
export function knowBrands(brands: Known): void {
  known = brands;
}

/** What is between somebody and us, whoever their team is, or goes to ourselves. */
const OURS: ReadonlySet<MailName> = new Set<MailName>([
  "friendInvitation",
  "contactRequest",
  "contactReceived",
  "pageReported",
  "receipt",
  "paymentProblem",
  "subscriptionEnds",
  "subscriptionCancelled",
  "subscriptionPauses",
  "subscriptionResumed",
  "refunded",
  "coupon",
]);

/** Of somebody's own ways in: an answer may quote what opens their account, and goes to nobody else. */
const OF_WAYS_IN: ReadonlySet<MailName> = new Set<MailName>([
  "emailVerification",
  "emailChange",
  "emailChanged",
  "passwordChanged",
  "passwordReset",
  "newDevice",
  "signInChanged",
  "proofCode",
  "accountDeleted",
  "accountKept",
]);

/** A mail, as its record says it. */
type Branded = { name: MailName; to: string; agency: string | null };

/** The brand of a mail; null: ours. */
export async function brandOf({ name, to, agency }: Branded): Promise<Brand | null> {
  if (!known || agency === null || OURS.has(name)) return null;
  const id = agency === "reader" ? await known.agencyOf(to) : agency;
  const brand = id === null ? null : await known.brandOf(id);
  return brand && OF_WAYS_IN.has(name) ? { ...brand, replyTo: null } : brand;
}
