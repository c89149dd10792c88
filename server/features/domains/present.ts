import type { DnsRecord, Domain } from "#shared/domains/schema.ts";
import { dns } from "../../ports/dns/dns.ts";
import { settings } from "../../settings.ts";
import { isApex, shownHost } from "./hosts.ts";
import type { DomainRecord } from "./model.ts";

/** Where our own addresses are is asked again after so long. */
const KNOWN_MS = 10 * 60_000;
const PROOF = "signoff-site-verification=";

/** The name, and the text, of a domain's proof. */
export const proofOf = ({ host, token }: Pick<DomainRecord, "host" | "token">) => ({
  name: `_signoff.${host}`,
  text: PROOF + token,
});

/** The host that domains are pointed at. */
export const ownTarget = (): string => new URL(settings().PAGES_HOST ?? settings().PUBLIC_URL).hostname;

let known: { host: string; until: number; addresses: Promise<readonly string[]> } | null = null;

/** Our own addresses, which stand where an alias cannot; none where name servers know none. */
export function ownAddresses(): Promise<readonly string[]> {
  const host = ownTarget();
  if (!known || known.host !== host || known.until < Date.now()) {
    const addresses = dns()
      .addresses(host)
      .then((answer) => (typeof answer === "string" ? [] : [...answer].sort().slice(0, 8)));
    known = { host, until: Date.now() + KNOWN_MS, addresses };
  }
  return known.addresses;
}

/**
 * A domain as the API answers it, with all records that have to be set.
 * @param shortHost the one of the team that its short links are under
 */
export async function present(record: DomainRecord, shortHost: string | null): Promise<Domain> {
  const { _id, host, status, expiresAt, checkedAt, createdAt, isProofSeen, isPointed } = record;
  const { name, text } = proofOf(record);
  const addresses = isApex(host) ? await ownAddresses() : [];
  const pointers: DnsRecord[] =
    addresses.length === 0
      ? [{ type: "CNAME", name: host, value: ownTarget(), isSeen: isPointed }]
      : addresses.map((value) => ({
          type: value.includes(":") ? "AAAA" : "A",
          name: host,
          value,
          isSeen: isPointed,
        }));
  return {
    id: String(_id),
    host,
    shown: shownHost(host),
    status,
    records: [{ type: "TXT", name, value: text, isSeen: isProofSeen }, ...pointers],
    expiresAt: expiresAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isForLinks: host === shortHost,
  };
}
