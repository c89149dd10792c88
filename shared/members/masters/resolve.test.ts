import { describe, expect, it, test } from "vitest";
import { type Facts, NO_FACTS } from "../facts.ts";
import { factOf, isMet, resolve } from "./resolve.ts";
import type { Comparison, Rule, Segment } from "./schema.ts";

const ana = (facts: Partial<Facts> = {}) => ({
  email: "ana@north.example",
  facts: { ...NO_FACTS, department: "Sales", place: "Köln", custom: { "Cost centre": "4711" }, ...facts },
});
const segment = (id: string, fact: string, is: Comparison, value = ""): Segment => ({
  id,
  name: id,
  all: [{ fact, is, value }],
});
const rule = (id: string, who: string | null, master: string, days: Partial<Rule> = {}): Rule => ({
  id,
  segment: who,
  master,
  ...days,
});
const ALL = new Set(["red", "blue", "grey"]);
const SALES = segment("sales", "department", "equals", "sales");

describe("conditions", () => {
  test.each<[string, Comparison, string, boolean]>([
    ["department", "equals", "SALES", true],
    ["department", "not", "Sales", false],
    ["place", "equals", "koln", true],
    ["place", "contains", "öl", true],
    ["position", "empty", "", true],
    ["position", "filled", "", false],
    ["domain", "equals", "north.example", true],
    ["domain", "starts", "south", false],
    ["custom:cost centre", "starts", "47", true],
    ["custom:Team", "equals", "", true],
  ])("%s %s %s", (fact, is, value, isTrue) => {
    expect(isMet({ fact, is, value }, factOf(ana(), fact))).toBe(isTrue);
  });
});

describe("resolve", () => {
  const rules = [
    rule("fair", "sales", "red", { from: "2028-03-01", until: "2028-03-03" }),
    rule("sales", "sales", "blue"),
    rule("rest", null, "grey"),
  ];
  const of = (day: string, person = ana(), masters = ALL) =>
    resolve(person, { segments: [SALES], rules }, day, masters);

  test.each([
    ["2028-02-29", "blue"],
    ["2028-03-01", "red"],
    ["2028-03-03", "red"],
    ["2028-03-04", "blue"],
  ])("the first rule that is met in full: on %s %s", (day, master) => {
    expect(of(day).master).toBe(master);
  });

  it("says of each rule why", () => {
    const { trace } = of("2028-03-04");
    expect(trace.map(({ rule, isTaken }) => [rule, isTaken])).toEqual([
      ["fair", false],
      ["sales", true],
      ["rest", false],
    ]);
    expect(trace[0]?.reasons).toEqual([
      { kind: "condition", isTrue: true, condition: SALES.all[0], has: "Sales" },
      { kind: "from", isTrue: true, day: "2028-03-01" },
      { kind: "until", isTrue: false, day: "2028-03-03" },
    ]);
    expect(trace[2]?.reasons.at(-1)).toEqual({ kind: "later", isTrue: false });
  });

  it("a rule for everybody has whoever is left", () => {
    expect(of("2028-03-01", ana({ department: "Kitchen" }))).toMatchObject({ rule: "rest", master: "grey" });
  });

  it("passes over a design that is gone, and a group that is", () => {
    expect(of("2028-03-01", ana(), new Set(["blue"])).rule).toBe("sales");
    expect(resolve(ana(), { segments: [], rules: [rule("a", "sales", "red")] }, "2028-03-01", ALL)).toEqual({
      rule: null,
      master: null,
      trace: [{ rule: "a", isTaken: false, reasons: [{ kind: "noSegment", isTrue: false }] }],
    });
  });

  it("needs all that a segment says", () => {
    const both = { ...SALES, all: [...SALES.all, { fact: "place", is: "equals" as const, value: "Berlin" }] };
    const given = { segments: [both], rules: [rule("a", "sales", "red")] };
    expect(resolve(ana(), given, "2028-03-01", ALL).master).toBeNull();
    expect(resolve(ana({ place: "Berlin" }), given, "2028-03-01", ALL).master).toBe("red");
  });
});
