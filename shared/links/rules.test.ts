import { describe, expect, test } from "vitest";
import { MESSAGES } from "../errors/messages.ts";
import { LINK_MESSAGES } from "./messages.ts";
import { linkStateOf, linkTimesProblem, momentsOf, nextLinkChange, type Scheduled } from "./rules.ts";
import { linkSlugProblem } from "./slug.ts";
import { utmOf, withUtm } from "./utm.ts";

const PLAIN: Scheduled = { isDisabled: false, isOn: true, startsAt: null, endsAt: null, clickLimit: null, clicks: 0 };
const NOW = 1_000;

describe("a link", () => {
  test.each<[string, Partial<Scheduled>, string]>([
    ["is on", {}, "on"],
    ["is off", { isOn: false }, "off"],
    ["of the operator's is off for its team too", { isOn: true, isDisabled: true }, "disabled"],
    ["waits for its beginning", { startsAt: NOW + 1 }, "waiting"],
    ["begins at its beginning", { startsAt: NOW }, "on"],
    ["leads on just before its end", { endsAt: NOW + 1 }, "on"],
    ["ends at its end", { endsAt: NOW }, "ended"],
    ["leads the last of its clicks", { clickLimit: 5, clicks: 4 }, "on"],
    ["is full with it", { clickLimit: 5, clicks: 5 }, "full"],
    ["that is off says so first", { isOn: false, endsAt: NOW, clickLimit: 1, clicks: 9 }, "off"],
  ])("%s", (_what, part, state) => expect(linkStateOf({ ...PLAIN, ...part }, NOW)).toBe(state));

  test.each([
    [null, null, null],
    [NOW + 5, NOW + 9, NOW + 5],
    [NOW - 5, NOW + 9, NOW + 9],
    [NOW, NOW, null],
  ])("from %s until %s changes next at %s", (startsAt, endsAt, at) =>
    expect(nextLinkChange({ startsAt, endsAt }, NOW)).toBe(at),
  );

  test("goes by the clock of its zone, on days with 23 hours too", () => {
    const times = { from: "2026-03-28T12:00", until: "2026-03-29T12:00", timeZone: "Europe/Berlin" };
    const { startsAt, endsAt } = momentsOf(times);
    expect(startsAt?.toISOString()).toBe("2026-03-28T11:00:00.000Z");
    expect(endsAt?.toISOString()).toBe("2026-03-29T10:00:00.000Z");
  });

  test.each([
    [null, null, null],
    ["2026-02-30T10:00", null, { field: "from", message: MESSAGES.unknownTime }],
    ["2026-02-20T10:00", "2026-02-20T10:00", { field: "until", message: LINK_MESSAGES.endsFirst }],
    ["2026-02-20T10:00", "2026-02-20T10:01", null],
  ])("from %s until %s: %j", (from, until, problem) =>
    expect(linkTimesProblem({ from, until, timeZone: "UTC" })).toEqual(problem),
  );
});

test.each([
  ["spring-sale", null],
  ["2026", null],
  ["admin", LINK_MESSAGES.slugRestricted],
  ["adm1n", LINK_MESSAGES.slugRestricted],
  ["a.b", MESSAGES.pageUrlShape],
  ["a$b", MESSAGES.pageUrlShape],
  ["Sale", MESSAGES.pageUrlShape],
  ["", MESSAGES.pageUrlShape],
  ["a".repeat(41), MESSAGES.pageUrlShape],
])("the short address %j: %s", (slug, problem) => expect(linkSlugProblem(slug)).toBe(problem));

describe("campaign parameters", () => {
  const utm = { source: "mail", medium: "", campaign: "Spring & sun", term: "", content: "" };
  test.each([
    ["https://a.example/", "https://a.example/?utm_source=mail&utm_campaign=Spring%20%26%20sun"],
    [
      "https://a.example/?x=%20a+b#top",
      "https://a.example/?x=%20a+b&utm_source=mail&utm_campaign=Spring%20%26%20sun#top",
    ],
    [
      "https://a.example/?utm_source=old&UTM_MEDIUM=x&y=1",
      "https://a.example/?y=1&utm_source=mail&utm_campaign=Spring%20%26%20sun",
    ],
    ["not an address", "not an address"],
  ])("%s", (url, made) => expect(withUtm(url, utm)).toBe(made));
  test("are read back, and come off without a trace", () => {
    const made = withUtm("https://a.example/?x=1", utm);
    expect(utmOf(made)).toEqual(utm);
    expect(withUtm(made, utmOf("https://b.example/"))).toBe("https://a.example/?x=1");
  });
});
