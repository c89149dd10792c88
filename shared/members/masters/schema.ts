import * as z from "zod/mini";
import { msg } from "../../languages/translate.ts";
import { Hash } from "../../signatures/hash.ts";
import { Key } from "../../signatures/key.ts";
import { MAX_CONDITIONS, MAX_RULES, MAX_SEGMENTS } from "../constants.ts";
import { customOf, FactName, line } from "../facts.ts";
import { MemberId } from "../schema.ts";
import { LockName } from "./lockNames.ts";

/** What conditions can ask for besides a team's own facts; `domain`: of the address, what stands after the @. */
export const ASKED_FACTS = ["department", "place", "position", "domain"] as const;

const isFact = (fact: string) =>
  (ASKED_FACTS as readonly string[]).includes(fact) || FactName.safeParse(customOf(fact)).success;

export const COMPARISONS = ["equals", "not", "contains", "starts", "empty", "filled"] as const;
export type Comparison = (typeof COMPARISONS)[number];
/** These ask for no value. */
export const isAboutPresence = (is: Comparison) => is === "empty" || is === "filled";

export const Condition = z.strictObject({
  fact: z.string().check(z.refine(isFact)),
  is: z.enum(COMPARISONS),
  value: z._default(line, ""),
});
export type Condition = z.output<typeof Condition>;

/** People of whom all of it is true. */
export const Segment = z.strictObject({
  id: Key,
  name: line.check(z.minLength(1, msg("Give it a name."))),
  all: z.array(Condition).check(z.minLength(1), z.maxLength(MAX_CONDITIONS)),
});
export type Segment = z.output<typeof Segment>;

/** A day of UTC: `2028-03-01`. */
export const Day = z.iso.date();

/** Who gets which design, and when: both days count. */
export const Rule = z.strictObject({
  id: Key,
  /** null: everybody */
  segment: z.nullable(Key),
  master: Hash,
  from: z.optional(Day),
  until: z.optional(Day),
});
export type Rule = z.output<typeof Rule>;

const isEachOnce = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length;

/** From top to bottom the first rule that fits somebody is theirs. */
export const Designs = z.strictObject({
  segments: z.array(Segment).check(z.maxLength(MAX_SEGMENTS), z.refine(isEachOnce)),
  rules: z.array(Rule).check(z.maxLength(MAX_RULES), z.refine(isEachOnce)),
});
export type Designs = z.output<typeof Designs>;

/** What was saved, and as which state: the next one names it. */
export const SavedDesigns = z.strictObject({
  ...Designs.shape,
  revision: z.int(),
  locks: z.array(LockName),
  /** today, in UTC */
  today: Day,
});
export type SavedDesigns = z.output<typeof SavedDesigns>;

export const Locks = z.strictObject({ locks: z.array(LockName) });

const flag = z.boolean();
/**
 * One thing that speaks for a rule or against it. `has`: what is known of the person; `noSegment`, `noMaster`: it was taken
 * out; `later`: a rule before it has the person already
 */
export const Reason = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("everybody"), isTrue: z.literal(true) }),
  z.strictObject({ kind: z.literal("condition"), isTrue: flag, condition: Condition, has: z.string() }),
  z.strictObject({ kind: z.literal(["from", "until"]), isTrue: flag, day: Day }),
  z.strictObject({ kind: z.literal(["noSegment", "noMaster", "later"]), isTrue: z.literal(false) }),
]);
export type Reason = z.output<typeof Reason>;
/** What became of one rule. */
export const RuleVerdict = z.strictObject({ rule: Key, isTaken: flag, reasons: z.array(Reason) });
export type RuleVerdict = z.output<typeof RuleVerdict>;

/** What somebody will get on a day. `draft`: rules that are not saved yet */
export const Trial = z.strictObject({ member: MemberId, at: z.optional(Day), draft: z.optional(Designs) });
export type Trial = z.output<typeof Trial>;
export const TrialOutcome = z.strictObject({
  rule: z.nullable(Key),
  /** null: no rule is for them, and they keep what they have */
  master: z.nullable(Hash),
  label: z.string(),
  trace: z.array(RuleVerdict),
  /** of what they will get, or of what they keep; null: nothing */
  html: z.nullable(z.string()),
});
export type TrialOutcome = z.output<typeof TrialOutcome>;

/** What would become of a team with rules that are not saved yet. */
export const DryRun = z.strictObject({
  people: z.int(),
  /** how many get which; null: they keep what they have */
  counts: z.array(z.strictObject({ master: z.nullable(Hash), label: z.string(), people: z.int() })),
  changes: z.int(),
  /** of these so many have no signature yet, and so many of them find no place in the plan */
  made: z.int(),
  unplaced: z.int(),
  /** the first of those who get another one; null: none */
  first: z.array(
    z.strictObject({
      id: MemberId,
      email: z.string(),
      name: z.string(),
      from: z.nullable(z.string()),
      to: z.string(),
    }),
  ),
});
export type DryRun = z.output<typeof DryRun>;

/** How far the signatures of a design have come. */
export const Rollout = z.strictObject({
  master: Hash,
  label: z.string(),
  /** people who have it */
  total: z.int(),
  /** those whose signature is as it is now */
  done: z.int(),
  /** the first of those whose signature could not be made so, and why: a code of the catalogue */
  failed: z.array(z.strictObject({ hash: Hash, email: z.string(), code: z.string() })),
  isRunning: flag,
});
export type Rollout = z.output<typeof Rollout>;

/** Those for whom the plan had no place left: how many, and the first of them. */
export const Unplaced = z.object({
  count: z.int(),
  first: z.array(z.object({ id: MemberId, email: z.string() })),
});
export type Unplaced = z.output<typeof Unplaced>;

export const Rollouts = z.strictObject({
  items: z.array(Rollout),
  /** people are being looked at: who has to get another one is not known yet */
  isGiving: flag,
  unplaced: Unplaced,
});
export type Rollouts = z.output<typeof Rollouts>;
