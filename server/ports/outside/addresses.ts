import ipaddr from "ipaddr.js";

/** Ranges of IPv6 that are handed out to hosts; all else is inner, special or not assigned (RFC 4291, IANA). */
const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");

/** Special parts of it that `ipaddr.js` counts as ordinary: documentation (RFC 9637) and benchmarks. */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16"].map((range) =>
  ipaddr.parseCIDR(range),
);
/** The same for IPv4: assignments of protocols, 6to4 relays and AS 112, and whatever is never a single host. */
const SPECIAL_V4 = ["192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.175.48.0/24"].map(
  (range) => ipaddr.parseCIDR(range),
);

/**
 * True for an address of the public internet, written as a resolver answers it. Inner, local, shared, documentation
 * and multicast addresses are not, nor are those of IPv6 that stand for one of IPv4: mapped, compatible, translated or
 * tunnelled.
 */
export function isPublicAddress(address: string): boolean {
  // Other spellings are no answers of a resolver, and a zone names one of our own networks.
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(address) || (address.includes(":") && !/[%.]/.test(address));
  if (!isPlain || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed.kind() === "ipv4") return !SPECIAL_V4.some((range) => parsed.match(range));
  return parsed.match(GLOBAL_V6) && !SPECIAL_V6.some((range) => parsed.match(range));
}
