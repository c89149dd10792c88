import { t } from "#shared/languages/translate.ts";
import type { Content, Finding } from "#shared/signatures/schema.ts";
import type { Grounds } from "../options.ts";
import { parse } from "./document.ts";
import type { Rule } from "./rule.ts";
import { ADVICE } from "./rules/advice.ts";
import { judgeContent } from "./rules/content.ts";
import { CSS_RULES } from "./rules/css.ts";
import { LINK_RULES } from "./rules/links.ts";
import { judgeLogo } from "./rules/logo.ts";
import { NOTE_RULES } from "./rules/notes.ts";
import { STRUCTURE_RULES } from "./rules/structure.ts";
import { TABLE_RULES } from "./rules/tables.ts";

/** What no mail client may receive (errors) and what some draw worse (notes), in the order of the rule list. */
export const RULES: readonly Rule[] = [
  ...[...STRUCTURE_RULES, ...LINK_RULES, ...TABLE_RULES, ...CSS_RULES, ...NOTE_RULES].sort(
    (a, b) => Number(a.rule) - Number(b.rule),
  ),
  ...ADVICE,
];

const MAX_WHERE = 120;

/** Ten times what Gmail takes: there is no point in judging the parts of something that long. */
const MAX_JUDGED_CHARS = 100_000;

/**
 * Judges the HTML of a signature. Each finding names its rule, the place and what to do.
 * @param content what it was drawn from, to be judged as well
 * @param grounds what its pictures stand on
 */
export function lint(html: string, content?: Content, grounds?: Grounds): Finding[] {
  const isEndless = html.length > MAX_JUDGED_CHARS;
  const doc = parse(isEndless ? "" : html);
  const rules = isEndless ? RULES.filter(({ rule }) => rule === "18") : RULES;
  doc.html = html;
  const findings: Finding[] = content ? judgeContent(content) : [];
  if (content && grounds) findings.push(...judgeLogo(content, grounds.logo));
  for (const { rule, level, check } of rules) {
    check(doc, (where, message, about) => {
      findings.push({ rule, level, where, message: t(message), ...about });
    });
  }
  return findings.map((finding) => ({ ...finding, where: shortened(finding.where) }));
}

const shortened = (where: string) => (where.length > MAX_WHERE ? `${where.slice(0, MAX_WHERE - 1)}…` : where);
