/** Who gets which design: one answer for the job that gives them, the screen, and whoever tries a rule out. */
import { folded } from "../../lib/text.ts";
import { customOf, type Facts } from "../facts.ts";
import type { Condition, Reason, Rule, RuleVerdict, Segment } from "./schema.ts";

/** `master`: null where no rule is for the person, who keeps what they have */
export type Resolved = { rule: string | null; master: string | null; trace: RuleVerdict[] };

export type Someone = { email: string; facts: Facts };

/** What is known of somebody, as conditions name it. */
export function factOf({ email, facts }: Someone, fact: Condition["fact"]): string {
  if (fact === "domain") return email.slice(email.lastIndexOf("@") + 1);
  const custom = customOf(fact);
  if (custom === null) return facts[fact as "department" | "place" | "position"];
  const name = folded(custom);
  return Object.entries(facts.custom).find(([one]) => folded(one) === name)?.[1] ?? "";
}

const TESTS: Record<Condition["is"], (has: string, value: string) => boolean> = {
  equals: (has, value) => has === value,
  not: (has, value) => has !== value,
  contains: (has, value) => has.includes(value),
  starts: (has, value) => has.startsWith(value),
  empty: (has) => has === "",
  filled: (has) => has !== "",
};

/** Compared as people compare: neither case nor marks count. */
export const isMet = ({ is, value }: Condition, has: string): boolean => TESTS[is](folded(has), folded(value));

/** Whether somebody belongs to a group: all that it asks for is so. */
export const isIn = (person: Someone, { all }: Pick<Segment, "all">): boolean =>
  all.every((condition) => isMet(condition, factOf(person, condition.fact)));

/**
 * From top to bottom, the first rule that is met in all it says.
 * @param day `2028-03-01`, of the team's zone
 * @param masters those that are there
 */
export function resolve(
  person: Someone,
  { segments, rules }: { segments: readonly Segment[]; rules: readonly Rule[] },
  day: string,
  masters: ReadonlySet<string>,
): Resolved {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  let taken: Rule | null = null;
  const trace = rules.map((rule): RuleVerdict => {
    const reasons = reasonsOf(person, rule, rule.segment === null ? null : byId.get(rule.segment), day);
    if (!masters.has(rule.master)) reasons.push({ kind: "noMaster", isTrue: false });
    const isMatch = reasons.every(({ isTrue }) => isTrue);
    if (isMatch && taken)
      return { rule: rule.id, isTaken: false, reasons: [...reasons, { kind: "later", isTrue: false }] };
    if (isMatch) taken = rule;
    return { rule: rule.id, isTaken: isMatch, reasons };
  });
  const { id = null, master = null } = (taken as Rule | null) ?? {};
  return { rule: id, master, trace };
}

function reasonsOf(person: Someone, { from, until }: Rule, segment: Segment | null | undefined, day: string): Reason[] {
  const who: Reason[] =
    segment === null
      ? [{ kind: "everybody", isTrue: true }]
      : segment === undefined
        ? [{ kind: "noSegment", isTrue: false }]
        : segment.all.map((condition) => {
            const has = factOf(person, condition.fact);
            return { kind: "condition", isTrue: isMet(condition, has), condition, has };
          });
  return [
    ...who,
    ...(from ? [{ kind: "from" as const, isTrue: day >= from, day: from }] : []),
    ...(until ? [{ kind: "until" as const, isTrue: day <= until, day: until }] : []),
  ];
}
