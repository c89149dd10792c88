import { describe, expect, test } from "vitest";
import { readWebsite } from "#shared/imports/website.ts";
import { HOSTILE_PAGES } from "#tests/support/attacks/hostilePages.ts";
import { said } from "./said.ts";

const SITE = "https://www.acme.example/en/";
const read = (html: string) => readWebsite(html, SITE).map(said);

/** A hundred times what it takes; what a hostile page costs without our bounds is minutes. */
const QUICK_MS = 10_000;

describe("hostile pages", () => {
  test.each(Object.entries(HOSTILE_PAGES))("%s", (_, html) => {
    const startedAt = performance.now();
    expect(read(html)).toContain("website: acme.example");
    expect(performance.now() - startedAt).toBeLessThan(QUICK_MS);
  });

  test("what is no text is left out, and the rest is read", () => {
    const html = `<script type="application/ld+json">${JSON.stringify({
      "@type": ["Thing", "Organization"],
      name: ["Acme Harbour", "Acme"],
      telephone: { toString: 1 },
      logo: [{ url: 1 }],
      sameAs: [{ toString: 1 }, "https://www.linkedin.com/company/acme"],
      address: { streetAddress: { toString: 1 }, postalCode: 20457, addressLocality: "Hamburg" },
    })}</script>`;
    expect(read(html)).toEqual([
      "company: Acme Harbour",
      "website: acme.example",
      "address: 20457 Hamburg",
      "linkedin: https://www.linkedin.com/company/acme",
    ]);
  });

  test("an address that is too long to be one leads nowhere", () => {
    const long = "a".repeat(2001);
    expect(read(`<base href="https://x.example/${long}/"><img src="logo.png">`)).toContain(
      "photo2: https://www.acme.example/en/logo.png",
    );
    expect(read(`<a href="tel:+4930${long}">Call</a>`)).toEqual(["website: acme.example"]);
  });

  test("of links only so many are looked at", () => {
    const links = (count: number) => '<a href="/shop">Shop</a>'.repeat(count);
    const profile = '<a href="https://www.linkedin.com/company/acme">in</a>';
    expect(read(links(1500) + profile)).toContain("linkedin: https://www.linkedin.com/company/acme");
    expect(read(links(2500) + profile)).toEqual(["website: acme.example"]);
  });
});
