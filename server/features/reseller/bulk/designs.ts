/** Which designs of the agency a company from a file gets, and who of its people which of them. */
import { randomBytes } from "node:crypto";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { folded } from "#shared/lib/text.ts";
import { customKey, customOf } from "#shared/members/facts.ts";
import { ASKED_FACTS, type Designs } from "#shared/members/masters/schema.ts";
import type { Mapping } from "#shared/members/roster/schema.ts";
import { MAX_BULK_MASTERS } from "#shared/reseller/bulk/constants.ts";
import type { Master, Wanted } from "#shared/reseller/bulk/schema.ts";
import type { Step } from "../../members/roster/service.ts";
import { newHash } from "../../signatures/service.ts";

type Named = { value: string; master: Master };

export type Chosen = {
  /** what each person gets, by their address; who is not in it gets none */
  byEmail: ReadonlyMap<string, Master>;
  /** each once */
  masters: Master[];
  /** names in the column that no design has */
  unknown: string[];
  fact: string | null;
  named: Named[];
};

/**
 * @param masters the agency's
 * @throws invalid_input: a design that is not there, a column that can say nothing
 */
export function choose(
  { master, masterColumn }: Pick<Wanted, "master" | "masterColumn">,
  mapping: Mapping,
  steps: readonly Step[],
  masters: readonly Master[],
): Chosen {
  const usual = master === null ? null : (masters.find(({ hash }) => hash === master) ?? refuseMaster());
  const fact = masterColumn === null ? null : factOf(mapping, masterColumn);
  const byLabel = new Map(masters.toReversed().map((one) => [folded(one.label), one]));
  const named = new Map<string, Named>();
  const unknown = new Map<string, string>();
  const byEmail = new Map<string, Master>();
  for (const { email, facts } of steps) {
    const value = fact === null ? "" : saidOf(facts, fact);
    const found = value === "" ? undefined : byLabel.get(folded(value));
    if (found) named.set(folded(value), { value, master: found });
    else if (value !== "" && !unknown.has(folded(value))) unknown.set(folded(value), value);
    const theirs = found ?? usual;
    if (theirs) byEmail.set(email, theirs);
  }
  if (named.size >= MAX_BULK_MASTERS) refuse("wanted.masterColumn", msg("The column names too many designs."));
  const used = [...named.values()].map((one) => one.master);
  return {
    byEmail,
    masters: [...new Set(usual ? [...used, usual] : used)],
    unknown: [...unknown.values()],
    fact,
    named: [...named.values()],
  };
}

const refuseMaster = (): never =>
  refuse("wanted.master", msg("Choose a signature of your team that follows no other one."));

/** Rules can ask for these. @throws invalid_input */
function factOf(mapping: Mapping, header: string): string {
  const target = mapping[header] ?? "ignore";
  const isAsked = customOf(target) !== null || (ASKED_FACTS as readonly string[]).includes(target);
  return isAsked
    ? target
    : refuse("wanted.masterColumn", msg("Take a column of your own, the department, the place or the position."));
}

function saidOf(facts: Step["facts"], fact: string): string {
  const custom = customOf(fact);
  return (custom === null ? facts[fact as "department" | "place" | "position"] : facts.custom?.[custom]) ?? "";
}

const newKey = () => randomBytes(9).toString("base64url");

/** The copies that are to be made, and the rules that give them: what the column says first, and to all others the usual one. */
export function designsFor({ masters, named, fact }: Chosen, usual: string | null) {
  const copies = masters.map(({ hash }) => ({ from: hash, to: newHash() }));
  const copyOf = new Map(copies.map(({ from, to }) => [from, to]));
  const designs: Designs = { segments: [], rules: [] };
  for (const { value, master } of named) {
    const id = newKey();
    const condition = { fact: fact ?? customKey(value), is: "equals" as const, value };
    designs.segments.push({ id, name: value, all: [condition] });
    designs.rules.push({ id: newKey(), segment: id, master: copyOf.get(master.hash) ?? "" });
  }
  const rest = usual === null ? undefined : copyOf.get(usual);
  if (rest !== undefined) designs.rules.push({ id: newKey(), segment: null, master: rest });
  return { copies, designs };
}
