/**
 * Hosts that nobody is led to. The first ones are pages made for testing such lists (Google Safe Browsing and
 * SmartScreen); what was reported is added. Sub-domains count too.
 */
export const THREATS: ReadonlySet<string> = new Set([
  "testsafebrowsing.appspot.com",
  "malware.testing.google.test",
  "phishing.testing.google.test",
  "ianfette.org",
  "demo.smartscreen.msft.net",
  "nav.smartscreen.msft.net",
]);
