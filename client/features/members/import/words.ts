import { msg, t } from "#shared/languages/translate.ts";
import { customKey, customOf } from "#shared/members/facts.ts";
import { COLUMN_TARGETS, type ColumnTarget, type RowProblem, type RowVerdict } from "#shared/members/roster/schema.ts";
import { FACT_LABELS } from "../factLabels.ts";

const TARGETS: Readonly<Record<(typeof COLUMN_TARGETS)[number], string>> = {
  email: msg("Email address"),
  ...FACT_LABELS,
  firstName: msg("First name"),
  lastName: msg("Last name"),
  ignore: msg("Leave out"),
};

/** What somebody may say that a column is. */
export const targetOptions = (header: string, chosen: ColumnTarget): { value: string; label: string }[] => {
  const own = customOf(chosen) ?? header;
  return [
    ...COLUMN_TARGETS.map((value) => ({ value: value as string, label: t(TARGETS[value]) })),
    ...(own ? [{ value: customKey(own), label: t("Own fact: {name}", { name: own }) }] : []),
  ];
};

/** A fact as people call it: `phone` -> `Phone`; one of the team's own as it is. */
export const factName = (name: string): string => (name in TARGETS ? t(TARGETS[name as keyof typeof TARGETS]) : name);

type Kind = "success" | "info" | "warning" | "danger" | "neutral";

/** In the order in which they matter. */
export const VERDICTS: Readonly<Record<RowVerdict, { kind: Kind; word: string }>> = {
  new: { kind: "success", word: msg("New") },
  changed: { kind: "info", word: msg("Changed") },
  noSeat: { kind: "warning", word: msg("No seat left") },
  invalid: { kind: "danger", word: msg("Not readable") },
  twice: { kind: "neutral", word: msg("Twice in the list") },
  same: { kind: "neutral", word: msg("Same as before") },
  invited: { kind: "neutral", word: msg("Invited already") },
  you: { kind: "neutral", word: msg("The owner") },
};

const PROBLEMS: Readonly<Record<RowProblem, string>> = {
  noEmail: msg("There is no email address."),
  badEmail: msg("This is not an email address."),
  tooLong: msg("A text is too long."),
  manyLines: msg("A text has more than one line."),
  tooManyFacts: msg("That would be more facts of your own than one person can have."),
  tooManyCells: msg("There are more cells than headings. Is a quotation mark missing?"),
};

/** Why a row cannot be read, and in which column. */
export const problemOf = ({ problem, column }: { problem?: RowProblem | undefined; column?: string | undefined }) =>
  [problem ? t(PROBLEMS[problem]) : "", column ? t("Column: {column}", { column }) : ""].filter(Boolean).join(" ");
