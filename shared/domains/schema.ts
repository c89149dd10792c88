import * as z from "zod/mini";

/** `pending`: its proof is waited for. `unverified`: a proof that was there has gone. `rejected`: none came within 72 hours. */
export const DOMAIN_STATUSES = ["pending", "verified", "unverified", "rejected"] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

/** For so long a proof is waited for (specification, section 9). */
export const VERIFICATION_HOURS = 72;
export const MAX_DOMAINS = 20;

/** A record that somebody sets where their domain is kept, and whether it was seen there when we looked last. */
export const DnsRecord = z.strictObject({
  type: z.enum(["TXT", "CNAME", "A", "AAAA"]),
  name: z.string(),
  value: z.string(),
  isSeen: z.nullable(z.boolean()),
});
export type DnsRecord = z.output<typeof DnsRecord>;

export const Domain = z.strictObject({
  id: z.string(),
  /** in its ASCII form: `pages.example.com`, `xn--mller-kva.example` */
  host: z.string(),
  /** the same as people write it */
  shown: z.string(),
  status: z.enum(DOMAIN_STATUSES),
  /** all that has to be set, at once */
  records: z.array(DnsRecord),
  /** until when a proof is waited for; null once it was there */
  expiresAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** whether the short links of the team's signatures and pages are under it, as long as it is verified and leads here */
  isForLinks: z.boolean(),
});
export type Domain = z.output<typeof Domain>;

export const DomainInput = z.strictObject({ host: z.string().check(z.minLength(1), z.maxLength(300)) });

/** Whether the short links of the team's signatures and pages are to be under a domain. */
export const ForLinks = z.strictObject({ isOn: z.boolean() });
