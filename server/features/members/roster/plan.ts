/** What would become of each row of a list: the one place that decides it, for the look before and for what is brought in. */
import { createHash } from "node:crypto";
import { Email } from "#shared/auth/schema.ts";
import { isOneLine } from "#shared/lib/text.ts";
import { MAX_CUSTOM_FACTS } from "#shared/members/constants.ts";
import { customOf, FACT_NAMES, type FactChanges, type FactField, type Facts, NO_FACTS } from "#shared/members/facts.ts";
import {
  type CheckedRow,
  type Mapping,
  ROW_VERDICTS,
  type RowProblem,
  type RowVerdict,
} from "#shared/members/roster/schema.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import type { CsvRow, CsvTable } from "../../../http/csvTable.ts";

/** What is known of somebody in the team. */
export type Known = { isRegistered: boolean; facts: Facts };

/** What a team is like when a list is held against it. `free`: places for people. */
export type TeamThen = { owner: string; members: ReadonlyMap<string, Known>; free: number };

/** What is to be done: somebody is invited, or something else is said of a member. Facts that the row does not name are left out. */
export type Step = { act: "invite" | "change"; email: string; facts: FactTexts };
/** Texts of a row; `custom` are the team's own. */
export type FactTexts = Partial<Record<FactField, string>> & { custom?: Record<string, string> };

export type Plan = { rows: CheckedRow[]; steps: Step[]; counts: Record<RowVerdict, number> };

/** Rows that are judged before others get their turn. */
const AT_ONCE = 250;

/**
 * Judges all rows, in their order: of two that have one address the first one counts, and who comes last finds no place.
 * @param isUpdate whether something else may be said of members
 */
export async function planOf(
  { headers, rows }: CsvTable,
  mapping: Mapping,
  team: TeamThen,
  isUpdate: boolean,
): Promise<Plan> {
  const columns = headers.map((header) => ({ header, target: mapping[header] ?? "ignore" }));
  const plan: Plan = {
    rows: [],
    steps: [],
    counts: Object.fromEntries(ROW_VERDICTS.map((verdict) => [verdict, 0])) as Plan["counts"],
  };
  const seen = new Set<string>();
  let free = Math.max(0, team.free);

  const judge = (row: CsvRow) => {
    const read = readRow(row, columns);
    const { line } = row;
    if ("problem" in read) return add({ line, verdict: "invalid", ...read });
    const { email, facts } = read;
    const told = { line, email, name: facts.name ?? "" };
    if (seen.has(email)) return add({ ...told, verdict: "twice" });
    seen.add(email);
    if (email === team.owner) return add({ ...told, verdict: "you" });
    const known = team.members.get(email);
    const changes = known && isUpdate ? changesOf(known.facts, facts) : [];
    const isSaid = !known || changes.length > 0;
    if (isSaid && customsOf(known?.facts ?? NO_FACTS, facts) > MAX_CUSTOM_FACTS)
      return add({ ...told, verdict: "invalid", problem: "tooManyFacts" });
    if (!known) {
      if (free === 0) return add({ ...told, verdict: "noSeat" });
      free -= 1;
      plan.steps.push({ act: "invite", email, facts });
      return add({ ...told, verdict: "new" });
    }
    const unchanged = known.isRegistered ? "same" : "invited";
    if (changes.length === 0) return add({ ...told, name: told.name || known.facts.name, verdict: unchanged });
    plan.steps.push({ act: "change", email, facts });
    return add({ ...told, verdict: "changed", facts: changes });
  };
  const add = (row: CheckedRow) => {
    plan.rows.push(row);
    plan.counts[row.verdict] += 1;
  };

  for await (const some of slicesOf(rows)) for (const row of some) judge(row);
  return plan;
}

type Column = { header: string; target: string };
type Refused = { email: string; name: string; problem: RowProblem; column?: string };

function readRow({ cells }: CsvRow, columns: readonly Column[]): { email: string; facts: FactTexts } | Refused {
  const values = new Map<string, string>();
  const custom: Record<string, string> = {};
  let wrong: { problem: RowProblem; column: string } | undefined;
  for (const [i, { header, target }] of columns.entries()) {
    const text = cells[i] ?? "";
    if (target === "ignore" || text === "") continue;
    const own = customOf(target);
    if (own === null) values.set(target, text);
    else custom[own] = text;
    if (target === "email") continue;
    if (text.length > MAX_LINE_LENGTH) wrong ??= { problem: "tooLong", column: header };
    else if (!isOneLine(text)) wrong ??= { problem: "manyLines", column: header };
  }
  const name = values.get("name") ?? [values.get("firstName"), values.get("lastName")].filter(Boolean).join(" ");
  const written = values.get("email") ?? "";
  const email = Email.safeParse(written);
  const told = { email: short(written), name: short(name) };
  // What stands right of the last heading: most likely a sign within a text that was taken for the next column.
  if (cells.slice(columns.length).some((cell) => cell !== "")) return { ...told, problem: "tooManyCells" };
  if (written === "") return { ...told, problem: "noEmail" };
  if (!email.success) return { ...told, problem: "badEmail" };
  if (wrong) return { ...told, ...wrong };
  if (name.length > MAX_LINE_LENGTH) return { ...told, problem: "tooLong" };
  const texts = FACT_NAMES.flatMap((fact) => {
    const text = fact === "name" ? name : values.get(fact);
    return text ? [[fact, text]] : [];
  });
  const facts: FactTexts = { ...Object.fromEntries(texts), ...(Object.keys(custom).length > 0 && { custom }) };
  return { email: email.data, facts };
}

/** What is shown of a cell that may hold anything. */
const short = (text: string) => text.slice(0, MAX_LINE_LENGTH).toWellFormed();

/** Names of the facts of which a row says something else. */
function changesOf(known: Facts, { custom = {}, ...texts }: FactTexts): string[] {
  return [
    ...FACT_NAMES.filter((name) => texts[name] !== undefined && texts[name] !== known[name]),
    ...Object.keys(custom).filter((name) => custom[name] !== known.custom[name]),
  ];
}

const customsOf = (known: Facts, { custom = {} }: FactTexts) =>
  new Set([...Object.keys(known.custom), ...Object.keys(custom)]).size;

/** What a member's facts are with what a row says of them: the team's own that it does not name stay. */
export const withTexts = (known: Facts, { custom, ...texts }: FactTexts): FactChanges => ({
  ...texts,
  ...(custom && { custom: { ...known.custom, ...custom } }),
});

/** `before`: the list that the team has brought in before this one: the same once more, later, is another import. */
type Marked = { bytes: Buffer; mapping: Mapping; isUpdate: boolean; plan: Pick<Plan, "rows">; before: string };

/**
 * Stands for a file, what its columns are, and what it would do with the team as it was: what is brought in is what somebody has seen, or
 * nothing.
 */
export async function markOf({ bytes, mapping, isUpdate, plan: { rows }, before }: Marked): Promise<string> {
  const hash = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([Object.entries(mapping).toSorted(), isUpdate, before]));
  for await (const some of slicesOf(rows))
    hash.update(some.map(({ line, email, verdict, facts }) => `\n${line} ${email} ${verdict} ${facts ?? ""}`).join(""));
  return hash.digest("base64url");
}

/** Rows part by part; between them others get their turn. */
export async function* slicesOf<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    yield rows.slice(at, at + AT_ONCE);
    await new Promise(setImmediate);
  }
}
