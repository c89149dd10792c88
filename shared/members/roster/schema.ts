import * as z from "zod/mini";
import { type customKey, customOf, FACT_NAMES, FactName } from "../facts.ts";
import { MAX_IMPORT_COLUMNS, MAX_SAMPLES } from "./constants.ts";

/** What a column of a list of people can be. First and last name make the name together; the team's own facts are `custom:<name>`. */
export const COLUMN_TARGETS = ["email", ...FACT_NAMES, "firstName", "lastName", "ignore"] as const;
export type ColumnTarget = (typeof COLUMN_TARGETS)[number] | ReturnType<typeof customKey>;

const isTarget = (text: string): text is ColumnTarget =>
  (COLUMN_TARGETS as readonly string[]).includes(text) || FactName.safeParse(customOf(text) ?? "").success;
const Target = z.custom<ColumnTarget>((value) => typeof value === "string" && isTarget(value));

/** What each column is, by what stands above it. One that is not named is left out. */
export const Mapping = z
  .record(z.string(), Target)
  .check(z.refine((mapping) => Object.keys(mapping).length <= MAX_IMPORT_COLUMNS));
export type Mapping = z.output<typeof Mapping>;

/**
 * What would become of a row. `new`: is invited; `noSeat`: would be, were there a place; `changed`: a member of whom something else is
 * said; `same`: nothing; `invited`: was invited and has not answered, and nothing else is said of them; `you`: the owner;
 * `twice`: an earlier row has the address; `invalid`: the row cannot be read.
 */
export const ROW_VERDICTS = ["new", "noSeat", "changed", "same", "invited", "you", "twice", "invalid"] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/** Why a row cannot be read. */
export const ROW_PROBLEMS = ["noEmail", "badEmail", "tooLong", "manyLines", "tooManyFacts", "tooManyCells"] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** `line`: of the file, the first one is 1. `email`: as it stands there, where it is none. */
export const CheckedRow = z.strictObject({
  line: z.int(),
  email: z.string(),
  name: z.string(),
  verdict: z.enum(ROW_VERDICTS),
  /** of a `changed` one: which facts */
  facts: z.optional(z.array(z.string())),
  /** of an `invalid` one: why, and in which column */
  problem: z.optional(z.enum(ROW_PROBLEMS)),
  column: z.optional(z.string()),
});
export type CheckedRow = z.output<typeof CheckedRow>;

const Counts = z.strictObject({
  new: z.int(),
  noSeat: z.int(),
  changed: z.int(),
  same: z.int(),
  invited: z.int(),
  you: z.int(),
  twice: z.int(),
  invalid: z.int(),
} satisfies Record<RowVerdict, unknown>);

/** A list of people as it was read, and what would become of each row. Nothing is written. */
export const CheckedImport = z.strictObject({
  columns: z.array(
    z.strictObject({
      header: z.string(),
      target: Target,
      samples: z.array(z.string()).check(z.maxLength(MAX_SAMPLES)),
    }),
  ),
  rows: z.array(CheckedRow),
  counts: Counts,
  /** what the same list is brought in with: it stands for the file, the mapping, and what the team was like */
  checked: z.string(),
  /** places that are free now */
  free: z.int(),
});
export type CheckedImport = z.output<typeof CheckedImport>;

export const IMPORT_STATES = ["running", "done", "failed"] as const;

/** A list that is being brought in, or was. */
export const Import = z.strictObject({
  state: z.enum(IMPORT_STATES),
  /** rows to do something for, and for how many it is done */
  total: z.int(),
  done: z.int(),
  invited: z.int(),
  changed: z.int(),
  /** who could not be invited after all: the places were taken meanwhile */
  noSeat: z.int(),
  startedAt: z.string(),
});
export type Import = z.output<typeof Import>;

export const DIRECTORY_SOURCES = ["google", "graph"] as const;
export type DirectorySource = (typeof DIRECTORY_SOURCES)[number];

/** `asks`: it would remove more people than it does unasked. */
export const DIRECTORY_STATES = ["idle", "running", "asks", "failed"] as const;

/** Why a directory could not be read. */
export const DIRECTORY_PROBLEMS = ["refused", "unreachable", "too_many_people", "misunderstood"] as const;
export type DirectoryProblem = (typeof DIRECTORY_PROBLEMS)[number];

/** The directory that fills the team, and how its last run went. */
export const DirectoryState = z.strictObject({
  source: z.enum(DIRECTORY_SOURCES),
  state: z.enum(DIRECTORY_STATES),
  /** when a run came to its end last; null: never */
  lastRunAt: z.nullable(z.string()),
  problem: z.nullable(z.enum(DIRECTORY_PROBLEMS)),
  counts: z.strictObject({
    /** people that the directory has */
    people: z.int(),
    invited: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** who could not be invited: there are no places left */
    noSeat: z.int(),
  }),
  /** who would be removed, and of how many; null: nothing is asked */
  asks: z.nullable(z.strictObject({ removed: z.int(), of: z.int() })),
});
export type DirectoryState = z.output<typeof DirectoryState>;
