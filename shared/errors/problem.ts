import * as z from "zod/mini";
import { msg, t } from "../languages/translate.ts";

/** RFC 9457 problem details, as every refused call answers them. */
export const Problem = z.object({
  status: z.int(),
  title: z.string(),
  code: z.string(),
  /** for a person */
  message: z.string(),
  requestId: z.string(),
  /** one row per field that was wrong; `path` is dotted: `general.socials.0.link` */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.output<typeof Problem>;

type Issue = {
  code?: string;
  path: PropertyKey[];
  message: string;
  expected?: string;
  keys?: string[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  origin?: string;
};

/** A zod issue as a sentence a person can act on. `{code:"too_big",maximum:200}` -> "Use at most 200 characters." */
export function describeIssue(issue: Issue): string {
  if (issue.message && issue.message !== "Invalid input") return t(issue.message);
  switch (issue.code) {
    case "invalid_type":
      return issue.expected
        ? t("This must be {kind}.", { kind: t(KINDS[issue.expected] ?? `a ${issue.expected}`) })
        : t("This field is required.");
    case "unrecognized_keys":
      return t("Unknown field: {names}.", { names: (issue.keys ?? []).join(", ") });
    case "too_big":
      return issue.origin === "string"
        ? t("Use at most {count} characters.", { count: String(issue.maximum) })
        : t("This may be at most {count}.", { count: String(issue.maximum) });
    case "too_small":
      return issue.origin === "string"
        ? t("Use at least {count} characters.", { count: String(issue.minimum) })
        : t("This must be at least {count}.", { count: String(issue.minimum) });
    default:
      return t("This value is not valid.");
  }
}

/** Kinds of values as zod names them. */
const KINDS: Readonly<Record<string, string>> = {
  array: msg("an array"),
  boolean: msg("a boolean"),
  int: msg("an int"),
  number: msg("a number"),
  object: msg("an object"),
  string: msg("a string"),
};

/** Nobody reads more; an answer is not many times longer than the request it refuses. */
const MAX_FIELD_ERRORS = 50;

/** Field rows of a failed parse, the first ones of many. Unknown keys are reported under their own names. */
export function fieldErrors(issues: readonly Issue[]): { path: string; message: string }[] {
  const rows = issues.slice(0, MAX_FIELD_ERRORS).flatMap((issue) => {
    const path = issue.path.map(String);
    const keys = issue.code === "unrecognized_keys" ? (issue.keys ?? []) : [null];
    return keys.map((key) => ({
      path: [...path, ...(key === null ? [] : [key])].join("."),
      message: key === null ? describeIssue(issue) : t("This field is not known."),
    }));
  });
  return rows.slice(0, MAX_FIELD_ERRORS);
}
