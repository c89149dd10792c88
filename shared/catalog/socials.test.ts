import { describe, expect, it } from "vitest";
import { contrast, HEX_COLOR, readableOn } from "../lib/color.ts";
import { findSocial, OFFERED_SOCIALS, profileUrl, SOCIALS, socialUrl } from "./socials.ts";

describe("SOCIALS", () => {
  it("offers at least 60 networks and keeps the retired ones importable", () => {
    expect(OFFERED_SOCIALS.length).toBeGreaterThanOrEqual(60);
    expect(OFFERED_SOCIALS).not.toContain("skype");
    expect(SOCIALS.skype?.isRetired).toBe(true);
  });

  it.each(Object.entries(SOCIALS))("%s has a storable id, a readable plate and a profile pattern", (id, network) => {
    expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
    expect(network.color).toMatch(HEX_COLOR);
    // WCAG 1.4.11 asks 3:1 of a graphic; a small mark wants more.
    expect(contrast(network.color, readableOn(network.color))).toBeGreaterThanOrEqual(4);
    expect(network.url.split("{handle}")).toHaveLength(2);
    expect(network.url).toMatch(/^https:\/\//);
  });

  it("names each place once", () => {
    const places = Object.values(SOCIALS).flatMap(({ hosts }) => hosts);
    expect(new Set(places).size).toBe(places.length);
  });

  it("recognises a profile made from its own pattern", () => {
    const ids = Object.keys(SOCIALS).filter((id) => (SOCIALS[id]?.hosts.length ?? 0) > 0);
    const lost = ids.filter((id) => findSocial(socialUrl(id, "anna-berg") ?? "") !== id);
    // A PeerTube server may stand at any address.
    expect(lost).toEqual(["peertube", "rss"]);
  });
});

describe("findSocial", () => {
  it.each([
    ["https://uk.linkedin.com/in/anna?trk=x", "linkedin"],
    ["www.facebook.com/anna", "facebook"],
    ["HTTPS://M.FACEBOOK.COM/anna", "facebook"],
    ["twitter.com/anna", "x"],
    ["https://music.youtube.com/channel/1", "youtube-music"],
    ["https://youtu.be/abc", "youtube"],
    ["https://annas.bandcamp.com/album/x", "bandcamp"],
    ["https://www.google.com/maps/place/x", "google-business"],
    ["https://g.page/r/abc/review", "google-reviews"],
    ["https://g.page/annas-bakery", "google-business"],
    ["https://fosstodon.org/@anna", "mastodon"],
  ])("%s is %s", (url, id) => expect(findSocial(url)).toBe(id));

  it.each(["https://example.com/facebook.com", "https://notfacebook.com/a", "https://www.google.com/search?q=x"])(
    "%s is none",
    (url) => expect(findSocial(url)).toBeNull(),
  );
  it.each(["", "javascript:alert(1)", "mailto:a@facebook.com", "https://", "http://[::1]/x", "constructor"])(
    "%j is no network's address",
    (url) => expect(findSocial(url)).toBeNull(),
  );
});

describe("socialUrl", () => {
  it("takes a handle as people type it", () => {
    expect(socialUrl("x", " @anna ")).toBe("https://x.com/anna");
    expect(socialUrl("linkedin", "an na")).toBe("https://www.linkedin.com/in/an%20na");
  });
  it("does not know what is not in the catalogue", () => {
    expect(socialUrl("constructor", "x")).toBeNull();
    expect(socialUrl("nowhere", "x")).toBeNull();
  });
});

describe("profileUrl", () => {
  it.each([
    ["linkedin", "brightwater", "https://www.linkedin.com/in/brightwater"],
    ["instagram", " @ana.ruiz ", "https://www.instagram.com/ana.ruiz"],
    ["slack", "acme", "https://acme.slack.com/"],
    ["whatsapp", "+49 (170) 123-4567", "https://wa.me/491701234567"],
    // An address, or the start of one.
    ["instagram", "ana.ruiz", null],
    ["linkedin", "linkedin.com/in/ana", null],
    ["linkedin", "https://", null],
    ["linkedin", "not a link", null],
    ["linkedin", "javascript:alert(1)", null],
    ["linkedin", "@ana@acme.example", null],
    ["whatsapp", "ana", null],
    ["linkedin", "", null],
    // No name is an address by itself.
    ["web", "brightwater", null],
    ["my-club", "brightwater", null],
  ])("%s %j: %j", (id, text, url) => expect(profileUrl(id, text)).toBe(url));
});
