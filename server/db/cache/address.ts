import ipaddr from "ipaddr.js";

/** What a visitor's address is counted under. */
export type AddressKeys = {
  /** the IPv4 address, or the /64 of an IPv6 address: `192.0.2.7`, `2001:db8:1:2::/64` */
  prefix: string;
  /** the /48 around an IPv6 address, null for IPv4: `2001:db8:1::/48` */
  network: string | null;
};

/** Zone ids and odd claims share one count: they are nobody's address on the public internet. */
const UNKNOWN: AddressKeys = { prefix: "unknown", network: null };

/**
 * Address prefixes for rate limits (RFC 6177): one subscriber holds a whole /64 and changes within it at will, and many
 * hold a /48. An IPv4 address in IPv6 clothes (`::ffff:192.0.2.7`) counts as what it is.
 */
export function addressKeys(ip: string): AddressKeys {
  const bare = ip.replace(/%.*$/s, "");
  const isPlain = bare.includes(":") || ipaddr.IPv4.isValidFourPartDecimal(bare);
  if (!isPlain || !ipaddr.isValid(bare)) return UNKNOWN;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return { prefix: address.toString(), network: null };
  const within = (groups: number) =>
    new ipaddr.IPv6([...address.parts.slice(0, groups), ...new Array<number>(8 - groups).fill(0)]).toString();
  return { prefix: `${within(4)}/64`, network: `${within(3)}/48` };
}
