import * as z from "zod/mini";

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
  if (issue.message && issue.message !== "Invalid input") return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return issue.expected ? `This must be ${article(issue.expected)}.` : "This field is required.";
    case "unrecognized_keys":
      return `Unknown field: ${(issue.keys ?? []).join(", ")}.`;
    case "too_big":
      return issue.origin === "string"
        ? `Use at most ${issue.maximum} characters.`
        : `This may be at most ${issue.maximum}.`;
    case "too_small":
      return issue.origin === "string"
        ? `Use at least ${issue.minimum} characters.`
        : `This must be at least ${issue.minimum}.`;
    default:
      return "This value is not valid.";
  }
}

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Nobody reads more; an answer is not many times longer than the request it refuses. */
const MAX_FIELD_ERRORS = 50;

/** Field rows of a failed parse, the first ones of many. Unknown keys are reported under their own names. */
export function fieldErrors(issues: readonly Issue[]): { path: string; message: string }[] {
  const rows = issues.slice(0, MAX_FIELD_ERRORS).flatMap((issue) => {
    const path = issue.path.map(String);
    const keys = issue.code === "unrecognized_keys" ? (issue.keys ?? []) : [null];
    return keys.map((key) => ({
      path: [...path, ...(key === null ? [] : [key])].join("."),
      message: key === null ? describeIssue(issue) : "This field is not known.",
    }));
  });
  return rows.slice(0, MAX_FIELD_ERRORS);
}
