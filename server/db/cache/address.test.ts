import { expect, it } from "vitest";
import { addressKeys } from "./address.ts";

it.each([
  ["192.0.2.7", "192.0.2.7", null],
  ["::ffff:192.0.2.7", "192.0.2.7", null],
  ["::ffff:c000:207", "192.0.2.7", null],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1::/48"],
  ["2001:db8:2::1", "2001:db8:2::/64", "2001:db8:2::/48"],
  ["::1", "::/64", "::/48"],
  ["fe80::1%eth0", "fe80::/64", "fe80::/48"],
  ["fe80::1%eth0\n2", "fe80::/64", "fe80::/48"],
])("%j counts as %s in %s", (ip, prefix, network) => expect(addressKeys(ip)).toEqual({ prefix, network }));

it.each(["", "unknown", "1.2.3", "0x7f.1", "1.2.3.4:80", "[::1]", "a:b", "%", "1.2.3.4, 5.6.7.8", ":".repeat(5000)])(
  "%j is nobody's address",
  (ip) => expect(addressKeys(ip)).toEqual({ prefix: "unknown", network: null }),
);
