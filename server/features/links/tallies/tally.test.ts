import { describe, expect, it } from "vitest";
import type { Line } from "../lines.ts";
import { addLine, emptySum, withScanners } from "./tally.ts";

const TEAM = "a".repeat(24);
const line = (part: Partial<Line>): Line => ({
  code: "abc",
  at: [Date.UTC(2026, 6, 22, 20)],
  visitor: "one-of-sixteen--",
  agent: "person",
  referrer: "",
  device: "computer",
  country: "",
  mail: "",
  ...part,
});
const sumOf = (lines: Line[], zone = "UTC") => {
  const sum = emptySum();
  for (const one of lines)
    addLine(sum, one, { zone, belongs: { of: "signature", team: TEAM }, ownHosts: new Set(["signoff.example"]) });
  return sum;
};

describe("lines of clicks", () => {
  it("count for the link, for what it belongs to and for the team", () => {
    const { byKey } = sumOf([line({}), line({ code: "xyz" }), line({ code: "open:signature" })]);
    expect([...byKey].map(([key, { days }]) => [key, days])).toEqual([
      [`team:${TEAM}:click:2026-07`, { 22: 2 }],
      ["thing:signature:click:2026-07", { 22: 2 }],
      ["link:abc:click:2026-07", { 22: 1 }],
      ["link:xyz:click:2026-07", { 22: 1 }],
      [`team:${TEAM}:open:2026-07`, { 22: 1 }],
      ["thing:signature:open:2026-07", { 22: 1 }],
    ]);
  });

  it("belong to the days and hours of the team's zone", () => {
    const { byKey, days } = sumOf([line({})], "Asia/Tokyo");
    expect(byKey.get("link:abc:click:2026-07")).toMatchObject({ days: { 23: 1 }, hours: { "05": { 23: 1 } } });
    expect([...days.keys()]).toEqual([`${TEAM}:2026-07-23`]);
  });

  it("of one visitor are one visitor, of each whole by itself", () => {
    const { byKey } = sumOf([line({}), line({}), line({ visitor: "two-of-sixteen--" }), line({ code: "xyz" })]);
    expect(byKey.get("thing:signature:click:2026-07")?.visitors.get("22")?.size).toBe(2);
    expect(byKey.get("link:xyz:click:2026-07")?.visitors.get("22")?.size).toBe(1);
  });

  it("keep programs and own clicks apart, in no other number", () => {
    const { byKey } = sumOf([line({ agent: "own" }), line({ agent: "bot" }), line({ agent: "bot" })]);
    const added = byKey.get("link:abc:click:2026-07");
    expect(added).toMatchObject({ days: {}, devices: {}, hours: {}, apart: { own: { 22: 1 }, bot: { 22: 2 } } });
    expect(added?.visitors.size).toBe(0);
  });

  it("tell devices, and where people come from", () => {
    const lines = [line({ device: "phone", referrer: "mail.google.com" }), line({ referrer: "signoff.example" })];
    expect(sumOf(lines).byKey.get("link:abc:click:2026-07")).toMatchObject({
      devices: { phone: { 22: 1 }, computer: { 22: 1 } },
      referrers: { mail: { 22: 1 }, own: { 22: 1 } },
    });
  });
});

describe("a scanner", () => {
  const thingOf = (code: string) => (code.startsWith("else") ? "another" : "signature");
  const at = (ms: number) => [1_800_000_000_000 + ms];
  const agents = (lines: Line[]) => withScanners(lines, thingOf).map(({ code, agent }) => `${code} ${agent}`);

  it("is one for as long as it goes on", () => {
    const lines = Array.from({ length: 30 }, (_, i) => line({ code: "abc".charAt(i % 3), at: at(i * 600) }));
    expect(new Set(agents(lines).map((text) => text.slice(2)))).toEqual(new Set(["scanner"]));
    const after = line({ code: "a", at: at(60_000) });
    expect(agents([...lines, after]).at(-1)).toBe("a person");
  });

  it("follows three links of one thing within two seconds", () => {
    const lines = [
      line({ code: "a", at: at(0) }),
      line({ code: "b", at: at(900) }),
      line({ code: "c", at: at(2_000) }),
    ];
    expect(agents(lines)).toEqual(["a scanner", "b scanner", "c scanner"]);
  });

  it.each([
    [
      "slower",
      [
        ["a", 0],
        ["b", 1_000],
        ["c", 2_001],
      ],
    ],
    [
      "two links, often",
      [
        ["a", 0],
        ["b", 1],
        ["a", 2],
        ["b", 3],
      ],
    ],
    [
      "links of two things",
      [
        ["a", 0],
        ["b", 1],
        ["else", 2],
      ],
    ],
  ] as [string, [string, number][]][])("is nobody who follows %s", (_, list) => {
    const lines = list.map(([code, ms]) => line({ code, at: at(ms) }));
    expect(withScanners(lines, thingOf)).toEqual(lines);
  });

  it("is told from a person of the same address who comes later, and from others", () => {
    const scan = ["a", "b", "c"].map((code, i) => line({ code, at: [...at(i), ...(i === 0 ? at(60_000) : [])] }));
    const other = line({ code: "a", at: at(1), visitor: "somebody else" });
    expect(agents([...scan, other])).toEqual(["a person", "a scanner", "b scanner", "c scanner", "a person"]);
  });
});
