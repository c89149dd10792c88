import { t } from "#shared/languages/translate.ts";
import type { Designs, Rule, Segment } from "#shared/members/masters/schema.ts";

/** What is being worked on: groups and rules, before they are applied. */
export type Draft = Designs;

export const isSameDraft = (a: Draft, b: Draft): boolean =>
  JSON.stringify([a.segments, a.rules]) === JSON.stringify([b.segments, b.rules]);

const newId = () => crypto.randomUUID();

/** A rule for everybody goes to the end, where it takes nobody from the others. */
export const withRule = (draft: Draft, master: string): Draft => ({
  ...draft,
  rules: [...draft.rules, { id: newId(), segment: null, master }],
});

export const withChangedRule = (draft: Draft, rule: Rule): Draft => ({
  ...draft,
  rules: draft.rules.map((one) => (one.id === rule.id ? rule : one)),
});

export const withoutRule = (draft: Draft, id: string): Draft => ({
  ...draft,
  rules: draft.rules.filter((rule) => rule.id !== id),
});

export function moved(draft: Draft, from: number, to: number): Draft {
  const rules = [...draft.rules];
  rules.splice(to, 0, ...rules.splice(from, 1));
  return { ...draft, rules };
}

export const newSegment = (): Segment => ({
  id: newId(),
  name: "",
  all: [{ fact: "department", is: "equals", value: "" }],
});

export const withSegment = (draft: Draft, segment: Segment): Draft => ({
  ...draft,
  segments: draft.segments.some(({ id }) => id === segment.id)
    ? draft.segments.map((one) => (one.id === segment.id ? segment : one))
    : [...draft.segments, segment],
});

/** A group that rules name stays. */
export const isUsed = ({ rules }: Draft, id: string): boolean => rules.some(({ segment }) => segment === id);

export const withoutSegment = (draft: Draft, id: string): Draft => ({
  ...draft,
  segments: draft.segments.filter((segment) => segment.id !== id),
});

export const segmentName = ({ segments }: Draft, id: string | null): string =>
  id === null ? t("Everybody") : (segments.find((segment) => segment.id === id)?.name ?? t("A group that is gone"));
