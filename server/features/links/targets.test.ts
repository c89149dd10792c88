import { expect, it } from "vitest";
import { SHORTENERS } from "#shared/links/shorteners.ts";
import { targetRule } from "./targets.ts";

const mayLeadTo = targetRule({
  PUBLIC_URL: "https://signoff.example.com",
  IMAGE_HOST: "https://img.example.com",
  API_HOST: "https://api.example.com",
  SHORT_LINK_HOST: "https://go.example.com",
  PAGES_HOST: undefined,
});
const HASH = "A".repeat(22);

it.each([
  "https://www.example.com/ana?a=1",
  "http://8.8.8.8/",
  "https://[2606:4700:4700::1111]/",
  "https://xn--mnchen-3ya.de/",
  "https://notbit.ly.example.com/",
  "https://mybit.ly/",
  "https://other.example.com/",
  `https://signoff.example.com/api/signatures/${HASH}/events/hours.ics`,
])("may lead to %s", (url) => expect(mayLeadTo(url)).toBe(true));

const REFUSED = `
  https://signoff.example.com/ https://SIGNOFF.example.com./login https://go.example.com/abc https://api.example.com/x
  https://img.example.com/i/x.png https://signoff.example.com:8443/ https://signoff.example.com/l/abc
  https://signoff.example.com/api/signatures/${HASH}/events/../../../l/abc
  https://bit.ly/x https://BIT.LY/x https://go.bit.ly/x https://bit.ly./x https://t.co/x https://tinyurl.com/x
  https://testsafebrowsing.appspot.com/s/malware.html
  http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f000001/ http://0177.0.0.1/ http://017700000001/
  http://127.0.0.1./ http://10.0.0.1/ http://192.168.0.1/ http://172.16.0.1/ http://169.254.169.254/ http://100.64.1.1/
  http://0.0.0.0/ http://255.255.255.255/ http://192.0.2.1/ http://①②⑦.⓪.⓪.①/ http://127。0。0。1/
  http://[::1]/ http://[::]/ http://[::ffff:127.0.0.1]/ http://[fe80::1]/ http://[fc00::1]/ http://[64:ff9b::7f00:1]/
  http://[2002:7f00:1::]/ http://localhost/ http://localhost./ http://a.localhost/ http://printer/ http://printer.local/
  http://metadata.google.internal/ http://router.lan/ http://nas.home.arpa/ http://x.onion/ http://127.0.0.1.nip.io/
  http://10-0-0-1.sslip.io/ http://lvh.me/ https://user@example.com/ https://user:pass@example.com/
  ftp://example.com/ javascript:alert(1) data:text/html,x mailto:a@example.com nothing
`;
it.each(REFUSED.trim().split(/\s+/))("leads nobody to %s", (url) => expect(mayLeadTo(url)).toBe(false));

it("knows shorteners by their bare names", () => {
  expect(SHORTENERS.size).toBeGreaterThan(300);
  for (const name of SHORTENERS) expect(URL.parse(`https://${name}/`)?.hostname).toBe(name);
});
