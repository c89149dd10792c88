import { t } from "#shared/languages/translate.ts";
import { IMAGE_TYPES } from "#shared/signatures/constants.ts";
import type { Finding, SignatureInput } from "#shared/signatures/schema.ts";
import type { FieldPath } from "../fields/fields.ts";
import { fixOf, leaveOut } from "./fixes.ts";
import { extentOf, type Fix, lessen, type Trials } from "./lessen.ts";
import type { Change } from "./store.ts";

/** What leads on from a finding. */
export type Remedy = {
  /** what one press mends or lessens */
  fix: Fix | null;
  /** where nobody but the person knows what is meant: to do without */
  without: Change | null;
  /** the field that it is about, or whose part costs most */
  path: FieldPath | null;
};

/** Of the drawn markup: these only whoever draws the layouts can mend, and whoever brings HTML of their own. */
const OF_MARKUP: ReadonlySet<string> = new Set(["19", "20", "21", "23"]);
/** The linter's word for what the core has said, with the parts that weigh most. */
const LENGTH = { linter: "18", core: "size" };

/** What of all findings is told to whoever writes the signature: each once, and nothing that no field of theirs has made. */
export function toldOf(findings: readonly Finding[], document: SignatureInput, trials: Trials): Finding[] {
  const isTooLong = findings.some(({ rule }) => rule === LENGTH.core);
  const at = document.general.addons.findIndex(({ type }) => type === "customHtml");
  const others = at < 0 ? findings : trials.judge(trials.changed(({ general }) => void general.addons.splice(at, 1)));
  return folded(findings).flatMap((finding) => {
    if (isTooLong && finding.rule === LENGTH.linter) return [];
    if (!OF_MARKUP.has(finding.rule)) return [finding];
    const isOfHtml = extentOf(finding, others) < extentOf(finding, findings);
    return isOfHtml ? [{ ...finding, path: `general.addons.${at}.data.html` }] : [];
  });
}

/** What can be done about each of these findings. Tried out one by one: for whoever looks at them. */
export function remediesOf(
  told: readonly Finding[],
  findings: readonly Finding[],
  document: SignatureInput,
  trials: Trials,
): Remedy[] {
  let known: Part[] | null = null;
  const parts = () => {
    known ??= partsOf(document).map(({ path, change }) => ({ path, left: trials.judge(trials.changed(change)) }));
    return known;
  };
  return told.map((finding) => {
    const change = fixOf(finding, document);
    const fix = change ? { label: t("Fix"), change } : lessen(finding, findings, document, trials);
    const without = fix ? null : leaveOut(finding);
    const path = finding.path ?? (fix || without ? null : costliest(finding, findings, parts()));
    return { fix, without, path };
  });
}

/** Findings that read alike are one, with the first of their places. */
function folded(findings: readonly Finding[]): Finding[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { rule, message, path, color, ground } = finding;
    const key = [rule, message, path, color, ground].join("\n");
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].map(([first, ...others]) => {
    const finding = first as Finding;
    return others.length === 0
      ? finding
      : { ...finding, where: t("{text} and {count} more", { text: finding.where, count: others.length }) };
  });
}

type Part = { path: FieldPath; left: readonly Finding[] };

/** The part without which least would be left of what a finding is about. */
function costliest(finding: Finding, findings: readonly Finding[], parts: readonly Part[]): FieldPath | null {
  let best: FieldPath | null = null;
  let least = extentOf(finding, findings);
  for (const { path, left } of parts) {
    const extent = extentOf(finding, left);
    if (extent < least) [best, least] = [path, extent];
  }
  return best;
}

const TEXTS = ["name", "position", "department", "company", "socialCaption"] as const;
const ROWS = [
  ["contacts", ".value"],
  ["customFields", ".value"],
  ["socials", ".link"],
  ["addons", ""],
] as const;

/** What a signature is made of, each with the field that leads there, and what takes it off. */
function partsOf({ general, media }: SignatureInput): { path: FieldPath; change: Change }[] {
  const texts = TEXTS.filter((key) => general[key] !== "").map((key) => ({
    path: `general.${key}`,
    change: ((draft) => {
      draft.general[key] = "";
    }) satisfies Change,
  }));
  const rows = ROWS.flatMap(([list, field]) =>
    general[list].map((_, at) => ({
      path: `general.${list}.${at}${field}`,
      change: ((draft) => void draft.general[list].splice(at, 1)) satisfies Change,
    })),
  );
  const pictures = IMAGE_TYPES.filter((type) => media[type] !== null).map((type) => ({
    path: `media.${type}`,
    change: ((draft) => {
      draft.media[type] = null;
    }) satisfies Change,
  }));
  return [...texts, ...rows, ...pictures];
}
